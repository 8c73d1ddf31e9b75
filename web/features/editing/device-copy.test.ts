// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { written } from '#tests/support/fake-editing.ts';
import { type DeviceCopy, forgetDeviceCopy, readDeviceCopy, writeDeviceCopy } from './device-copy.ts';

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
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeDeviceCopy('bia', 'one', newer);
  expect(await readDeviceCopy('bia', 'one')).toEqual(newer);
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
