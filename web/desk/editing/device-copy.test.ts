// @vitest-environment happy-dom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { written } from '#tests/support/fake-editing.ts';
import {
  type DeviceCopy,
  forgetDeviceCopy,
  listDeviceCopies,
  readDeviceCopy,
  writeDeviceCopy,
} from './device-copy.ts';

const copy: DeviceCopy = {
  form: { fields: written, publishNow: true, scheduledFor: '', pairWith: null },
  baseVersion: 3,
  at: '2026-07-01T12:00:00.000Z',
  isOnServer: false,
};

/** The browser's database, which this environment does not have. */
const database = vi.hoisted(() => new Map<string, unknown>());
vi.mock('#web/platform/device/kept.ts', () => ({
  keep: async (key: string, value: unknown) => database.set(key, value),
  readKept: async (key: string) => database.get(key),
  listKept: async (prefix: string) => [...database].filter(([key]) => key.startsWith(prefix)),
}));

beforeEach(() => {
  localStorage.clear();
  database.clear();
});

it('what was typed is found again, every field of it', async () => {
  writeDeviceCopy('bia', 'one', copy);
  expect(await readDeviceCopy('bia', 'one')).toEqual(copy);
  forgetDeviceCopy('bia', 'one');
  expect(await readDeviceCopy('bia', 'one')).toBeNull();
});

it('belongs to its writer and its article', async () => {
  writeDeviceCopy('bia', 'one', copy);
  expect(await readDeviceCopy('carla', 'one')).toBeNull();
  expect(await readDeviceCopy('bia', 'two')).toBeNull();
});

it('a full storage has a larger neighbour, and the newer of the two is found', async () => {
  writeDeviceCopy('bia', 'one', copy);
  const newer = { ...copy, at: '2026-07-01T13:00:00.000Z', baseVersion: 4 };
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => full.mockRestore());
  writeDeviceCopy('bia', 'one', newer);
  expect(await readDeviceCopy('bia', 'one')).toEqual(newer);
  expect(await listDeviceCopies('bia')).toEqual(new Map([['one', newer]]));
});

it('all that a writer typed on this device is found without knowing its ids, and nobody else’s', async () => {
  writeDeviceCopy('bia', 'one', copy);
  writeDeviceCopy('bia', 'two', copy);
  writeDeviceCopy('bia', 'gone', copy);
  writeDeviceCopy('bianca', 'three', copy);
  forgetDeviceCopy('bia', 'gone');
  localStorage.setItem('article_draft:bia:torn', '{"form":');
  expect(await listDeviceCopies('bia')).toEqual(
    new Map([
      ['one', copy],
      ['two', copy],
    ]),
  );
});

it.each(['{"form":', '{}', '{"form":{"fields":{}}}', 'null'])('%s is no copy', async (text) => {
  localStorage.setItem('article_draft:bia:one', text);
  expect(await readDeviceCopy('bia', 'one')).toBeNull();
});

it('a copy of an older version of the app keeps what it has', async () => {
  const { audio: _, ...fewer } = written;
  localStorage.setItem(
    'article_draft:bia:one',
    JSON.stringify({ ...copy, form: { ...copy.form, fields: fewer } }),
  );
  const found = await readDeviceCopy('bia', 'one');
  expect(found?.form.fields).toEqual({ ...written, audio: null });
});
