// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { startTimer } from '#shared/timer/timer.rules.ts';
import { fakeDiary } from '#tests/support/fake-diary.ts';
import { fakeFamily, someBaby } from '#tests/support/fake-family.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { readTimerText, type TimerKey, writeTimerText } from '#web/features/timer/timer-presence.ts';
import { emptyTimerState } from '#web/features/timer/timer-state.ts';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 8, 3, 15) });
  return async () => {
    await appOutbox.setOwner(null);
    localStorage.clear();
    vi.useRealTimers();
  };
});

const lia = someBaby({ id: 'lia', name: 'Lia', isDefault: true, arrival: 'born' });

function run(key: TimerKey, babyId: string): void {
  const timer = startTimer('left', new Date(Date.now() - 60_000), { id: babyId, timeZone: 'UTC' });
  const place = { owner: ana.id, familyId: 'family', babyId };
  writeTimerText(key, place, JSON.stringify({ ...emptyTimerState, current: timer }));
}
const kept = (key: TimerKey, babyId: string) =>
  readTimerText(key, { owner: ana.id, familyId: 'family', babyId });

it.each(['died', 'archived'] as const)(
  'what was under way for a baby whose state is %s goes from this phone, and the other’s goes on',
  async (state) => {
    fakeServer({ viewer: ana });
    fakeFamily({ babies: [lia, someBaby({ id: 'gil', name: 'Gil', arrival: 'born', state })] });
    fakeDiary();
    run('pumping_timer', 'gil');
    run('nursing_timer', 'gil');
    run('nursing_timer', 'lia');
    await openApp('/app/biblioteca');
    await screen.findByRole('complementary', { name: 'Mamada' });
    await waitFor(() => expect(kept('nursing_timer', 'gil')).toBeNull());
    expect(kept('pumping_timer', 'gil')).toBeNull();
    expect(kept('nursing_timer', 'lia')).not.toBeNull();
  },
);
