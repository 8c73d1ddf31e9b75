import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Timer } from '#shared/nursing/nursing.schema.ts';
import type { WriteOutcome } from '#shared/sync/sync.schema.ts';
import { startTimer } from '#shared/timer/timer.rules.ts';
import { agreed } from './consent.ts';
import type { write } from './nursing.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { feedsTold, settingsTold, timersTold } from './told-records.ts';

type Browser = ReturnType<TestApp['browser']>;

/** A running Colo, and what a mother's phone does with it. */
export async function startNursingApp() {
  const colo = await startTestApp();
  let count = 0;
  const now = () => colo.clock.now();
  return {
    colo,
    now,
    /** Somebody who has agreed that her records are kept. */
    anyone: async () => agreed(await colo.signedIn(`mother${count++}@exemplo.test`)),
    async send(her: Browser, ...writes: ReturnType<typeof write>[]): Promise<WriteOutcome[]> {
      const response = await her.post('/api/sync', { writes });
      expect(response.status).toBe(200);
      return (await response.json()).outcomes;
    },
    log: feedsTold,
    timersOf: (her: Browser) => timersTold(her, 'feed'),
    settingsOf: settingsTold,
    timer: (change: Partial<Timer> = {}): Timer => ({
      ...startTimer('left', now(), { id: randomUUID(), timeZone: 'America/Sao_Paulo' }),
      ...change,
    }),
  };
}
