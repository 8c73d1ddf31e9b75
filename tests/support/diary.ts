import { randomUUID } from 'node:crypto';
import type { DiaryWriteKind, RecordPut, RecordTimerPut } from '#shared/diary/record.schema.ts';
import { calendarDate } from '#shared/time/calendar-date.ts';
import { startTimer } from '#shared/timer/timer.rules.ts';
import { minutesBefore } from './nursing.ts';
import { oneOfEachKind } from './one-of-each-kind.ts';

/** As a phone would put it into its outbox. */
export const diaryWrite = (kind: DiaryWriteKind, body: unknown) => ({ id: randomUUID(), kind, body });

type Told<Kind extends RecordPut['kind']> = Partial<RecordPut<Kind>> & { familyId: string | null };

const unsaid = { babyId: null, notes: null, groupId: null, baseRevision: 0 };

/** A feed of twenty minutes at the left breast that ended just now. */
export const aFeedRecord = (now: Date, told: Told<'feed'>): RecordPut<'feed'> => ({
  ...unsaid,
  id: randomUUID(),
  kind: 'feed',
  startTime: minutesBefore(now, 20).toISOString(),
  endTime: now.toISOString(),
  day: null,
  durationSeconds: 1200,
  details: { side: 'left', leftSeconds: 1200, rightSeconds: 0, lastSide: null },
  timeZone: 'America/Sao_Paulo',
  ...told,
});

/** A food of that day. */
export const aFoodRecord = (day: string, told: Told<'food'>): RecordPut<'food'> => ({
  ...unsaid,
  id: randomUUID(),
  kind: 'food',
  startTime: null,
  endTime: null,
  day: calendarDate(day),
  durationSeconds: null,
  details: { food: 'banana', liking: 'loved', signs: [] },
  timeZone: null,
  ...told,
});

export const aRecordTimer = (
  now: Date,
  told: Partial<RecordTimerPut> & { familyId: string },
): RecordTimerPut =>
  ({
    ...startTimer('left', now, { id: randomUUID(), timeZone: 'America/Sao_Paulo' }),
    kind: 'feed',
    babyId: null,
    ...told,
  }) as RecordTimerPut;

/** Everything that a diary can keep: one of each kind, one that was edited, one that was deleted, a timer. */
export function aDiary(now: Date, familyId: string) {
  const [edited, deleted] = [aFeedRecord(now, { familyId }), aFoodRecord('2026-03-07', { familyId })];
  return [
    diaryWrite('record.put', aFeedRecord(now, { familyId, notes: '=dormiu\nno "meio"' })),
    ...oneOfEachKind(now, familyId).map((record) => diaryWrite('record.put', record)),
    diaryWrite('record.put', edited),
    diaryWrite('record.put', { ...edited, notes: 'de novo', baseRevision: 1 }),
    diaryWrite('record.put', deleted),
    diaryWrite('record.delete', { familyId, id: deleted.id, baseRevision: 1 }),
    diaryWrite('record-timer.put', aRecordTimer(now, { familyId })),
  ];
}
