// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { defaultNursingSettings } from '#shared/nursing/nursing.rules.ts';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';
import { changeSettings, followSettings } from './nursing-settings.ts';

const hers = { ...defaultNursingSettings, dayStartHour: 4, sinceFrom: 'end' as const };
const waiting = () => appOutbox.snapshot().writes.map(({ body }) => body);
const kept = () => localStorage.getItem('nursing_settings') ?? '';

afterEach(async () => {
  for (const { id } of appOutbox.snapshot().writes) await appOutbox.discard(id);
  localStorage.clear();
});

it('what a visitor chooses is not sent for whoever signs in next', async () => {
  changeSettings(null, { keepAwake: true });
  await appOutbox.setOwner('ana');
  expect(waiting()).toEqual([]);
  followSettings('ana', hers, []);
  expect(JSON.parse(kept())).toEqual({ ...hers, owner: 'ana' });
  expect(waiting()).toEqual([]);
});

it('what she chooses goes to her account with the rest of hers', async () => {
  followSettings('ana', hers, []);
  changeSettings('ana', { dayStartHour: 6 });
  await expect.poll(waiting).toEqual([{ ...hers, dayStartHour: 6 }]);
});

it('a choice made before her account answered changes that one thing only', async () => {
  changeSettings('ana', { dayStartHour: 6 });
  expect(kept()).toContain('"dayStartHour":6');
  expect(waiting()).toEqual([]);
  followSettings('ana', hers, []);
  await expect.poll(waiting).toEqual([{ ...hers, dayStartHour: 6 }]);
  expect(JSON.parse(kept())).toMatchObject({ dayStartHour: 6, sinceFrom: 'end' });
});
