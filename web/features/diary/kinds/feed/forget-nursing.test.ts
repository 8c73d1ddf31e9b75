// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { type Breast, defaultNursingSettings, type NursingSide } from '#shared/nursing/nursing.rules.ts';
import { startTimer } from '#shared/timer/timer.rules.ts';
import type { TimerState } from '#web/features/timer/timer-state.ts';
import * as state from '#web/features/timer/timer-state.ts';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';
import { useForgetNursing } from './forget-nursing.ts';
import { changeSettings, followSettings } from './nursing-settings.ts';
import { nursingTimer } from './nursing-timer-kind.ts';

const placeOf = (owner: string | null) => ({ owner, familyId: 'f', babyId: 'b' });
const readTimerState = (owner: string | null) => state.readTimerState(nursingTimer, placeOf(owner));
const changeTimerState = (owner: string, change: Partial<TimerState<Breast, NursingSide>>) =>
  state.changeTimerState(nursingTimer, placeOf(owner), change);
const hers = { ...defaultNursingSettings, dayStartHour: 4 };

afterEach(async () => {
  for (const { id } of appOutbox.snapshot().writes) await appOutbox.discard(id);
  localStorage.clear();
});

it('what her account holds leaves the phone with her', () => {
  followSettings('ana', hers, []);
  changeTimerState('ana', { ended: ['an-old-timer'] });
  renderHook(() => useForgetNursing(true));
  expect(JSON.stringify(localStorage)).not.toMatch(/ana|dayStartHour|an-old-timer/);
});

it('a feed under way stays, hidden, until she is back', () => {
  const timer = startTimer<Breast>('left', new Date(), { id: 'a-timer', timeZone: 'UTC' });
  changeTimerState('ana', { current: timer });
  renderHook(() => useForgetNursing(true));
  expect(readTimerState('ana').current).toEqual(timer);
  expect(readTimerState(null).current).toBeNull();
  expect(readTimerState('bia').current).toBeNull();
});

it('unsent writes stay too, and nobody else sees or sends them', async () => {
  await appOutbox.setOwner('ana');
  await appOutbox.add('feed.put', { id: 'a-feed' });
  await appOutbox.setOwner(null);
  renderHook(() => useForgetNursing(true));
  expect(appOutbox.snapshot().writes).toEqual([]);
  await appOutbox.setOwner('ana');
  expect(appOutbox.snapshot().writes).toMatchObject([{ owner: 'ana', body: { id: 'a-feed' } }]);
});

it('a visitor keeps her own choices', () => {
  changeSettings(null, { dayStartHour: 5 });
  renderHook(() => useForgetNursing(true));
  expect(localStorage.getItem('nursing_settings')).toContain('"dayStartHour":5');
});

it('nothing is forgotten while somebody is signed in', () => {
  followSettings('ana', hers, []);
  renderHook(() => useForgetNursing(false));
  expect(localStorage.getItem('nursing_settings')).toContain('"dayStartHour":4');
});
