import { randomUUID } from 'node:crypto';
import type { Feed, NursingWriteKind } from '#shared/nursing/nursing.schema.ts';
import { startTimer } from '#shared/timer/timer.rules.ts';

export const minutesBefore = (moment: Date, minutes: number) => new Date(moment.getTime() - minutes * 60_000);

/** A feed of twenty minutes at the left breast that ended just now. */
export function aFeed(now: Date, change: Partial<Feed> = {}): Feed {
  return {
    id: randomUUID(),
    startTime: minutesBefore(now, 20).toISOString(),
    endTime: now.toISOString(),
    durationSeconds: 1200,
    side: 'left',
    leftSeconds: 1200,
    rightSeconds: 0,
    notes: null,
    timeZone: 'America/Sao_Paulo',
    ...change,
  };
}

/** As her phone would put it into its outbox. */
export const write = (kind: NursingWriteKind, body: unknown) => ({ id: randomUUID(), kind, body });

/** Everything that nursing can keep of her: a feed, a deleted one, a timer, a choice. */
export function aNight(now: Date) {
  const deleted = aFeed(now);
  return [
    write('feed.put', aFeed(now, { notes: '=dormiu\nno "meio"' })),
    write('feed.put', deleted),
    write('feed.remove', { id: deleted.id }),
    write('timer.put', startTimer('right', now, { id: randomUUID(), timeZone: 'America/Sao_Paulo' })),
    write('nursing.settings', { dayStartHour: 4, sinceFrom: 'end', keepAwake: true }),
  ];
}
