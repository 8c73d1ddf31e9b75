import { expect } from 'vitest';
import type { DiaryAllAnswer, DiaryNowAnswer, DiaryPageAnswer } from '#shared/diary/diary.schema.ts';
import type { KindName } from '#shared/diary/kinds.ts';
import type { DiaryRecord } from '#shared/diary/record.schema.ts';

type Browser = { get: (path: string) => Promise<Response> };

async function read<Answer>(her: Browser, path: string): Promise<Answer> {
  const response = await her.get(path);
  expect(response.status).toBe(200);
  return response.json();
}

const written = ({ createdAt, updatedAt }: DiaryRecord) => ({ createdAt, updatedAt });
const spanOf = ({ id, startTime, endTime, durationSeconds, notes, timeZone }: DiaryRecord) => ({
  id,
  startTime,
  endTime,
  durationSeconds,
  notes,
  timeZone,
});

/** The newest hundred of a kind in her own family, as the diary tells them. */
const newest = async (her: Browser, kind: KindName): Promise<DiaryRecord[]> =>
  (await read<DiaryPageAnswer>(her, `/api/diary?kind=${kind}&timeZone=UTC&limit=100`)).records;

/** In the words in which a phone of before sends them, so that what it sent is found as it was sent. */
export const feedsTold = async (her: Browser) =>
  (await newest(her, 'feed')).map((one) => ({
    ...spanOf(one),
    ...(one as DiaryRecord<'feed'>).details,
    ...written(one),
  }));

export const sleepsTold = async (her: Browser) =>
  (await newest(her, 'sleep')).map((one) => {
    const { sort: kind, mood } = (one as DiaryRecord<'sleep'>).details;
    return { ...spanOf(one), kind, mood, ...written(one) };
  });

export async function foodsTold(her: Browser) {
  const { records, cleared } = await read<DiaryAllAnswer>(her, '/api/diary/all?kind=food');
  const entries = records.map((record) => {
    const { id, day, details, notes, ...rest } = record as DiaryRecord<'food'> & {
      day: NonNullable<DiaryRecord['day']>;
    };
    return { id, day, ...details, notes, ...written(rest as DiaryRecord) };
  });
  return { entries, cleared: cleared ?? [] };
}

/** What is under way of a kind, and when that is true. */
export async function timersTold(her: Browser, kind: KindName) {
  const now = await read<DiaryNowAnswer>(her, '/api/diary/now');
  const timers = now.timers
    .filter((timer) => timer.kind === kind)
    .map(({ kind: _, babyId: __, startedBy: ___, ...timer }) => timer);
  return { timers, serverTime: now.serverTime };
}

/** How she likes her log told, with the hours of her own family. */
export const settingsTold = async (her: Browser) =>
  (await read<DiaryNowAnswer>(her, '/api/diary/now')).settings;
