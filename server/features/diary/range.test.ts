import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { diaryRecords } from '#server/features/diary/diary.table.ts';
import type { DiaryRangeAnswer } from '#shared/diary/diary.schema.ts';
import type { Sleep } from '#shared/sleep/sleep.schema.ts';
import { minutesBefore } from '#tests/support/nursing.ts';
import { statementsDuring } from '#tests/support/statements.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { aSleep, toolWrite } from '#tests/support/topic-tools.ts';
import { startToolsApp } from '#tests/support/topic-tools-app.ts';

const app = await startToolsApp();
const { colo, now, anyone, send } = app;
afterAll(() => colo.close());

type Browser = ReturnType<TestApp['browser']>;
const at = (minutesAgo: number) => minutesBefore(now(), minutesAgo).toISOString();
const ask = (her: Browser, values: Record<string, string>) =>
  her.get(`/api/diary/range?${new URLSearchParams({ kind: 'sleep', ...values })}`);
const range = async (her: Browser, values: Record<string, string>): Promise<DiaryRangeAnswer> =>
  (await ask(her, values)).json();

/** A mother with months of sleeps, stored without the way through her phone. */
async function experienced(told: Sleep[]): Promise<Browser> {
  const her = await anyone();
  const familyId = await app.lastFamilyId();
  const rows = told.map(
    ({ id, startTime, endTime, durationSeconds, kind, mood, notes, timeZone }, change) => ({
      familyId,
      id,
      kind: 'sleep' as const,
      startTime: new Date(startTime),
      endTime: new Date(endTime),
      durationSeconds,
      details: { sort: kind, mood },
      notes,
      timeZone,
      revision: 1,
      change,
      createdAt: now(),
      updatedAt: now(),
    }),
  );
  for (let n = 0; n < rows.length; n += 1000)
    await colo.services.db.insert(diaryRecords).values(rows.slice(n, n + 1000));
  return her;
}

describe('a span', () => {
  const from = 300;
  const to = 100;
  const sleep = (startsAgo: number, endsAgo: number) =>
    aSleep(now(), { startTime: at(startsAgo), endTime: at(endsAgo), durationSeconds: 0 });

  it('has every sleep that touches it, newest first, and nobody else’s', async () => {
    const [her, another] = [await anyone(), await anyone()];
    const wholeDay = sleep(from + 24 * 60 - 1, from - 1);
    const night = sleep(from + 600, from - 10);
    const first = sleep(from, from);
    const inside = sleep(250, 200);
    const leaving = sleep(to + 1, 50);
    const told = [inside, leaving, wholeDay, night, first];
    const outside = [sleep(from + 60, from), sleep(to, 50)];
    await send(her, ...[...told, ...outside].map((one) => toolWrite('sleep.put', one)));
    await send(another, toolWrite('sleep.put', sleep(250, 200)));
    const answer = await range(her, { from: at(from), to: at(to) });
    expect(answer.records.map(({ id }) => id)).toEqual(
      [leaving, inside, first, night, wholeDay].map(({ id }) => id),
    );
    expect(answer.nextCursor).toBeNull();
  });

  it('of a mother who recorded thousands comes whole, page by page, one question each', async () => {
    const told = Array.from({ length: 2100 }, (_, n) => {
      const end = minutesBefore(now(), Math.floor(n / 3) * 60);
      return aSleep(end);
    });
    const her = await experienced(told);
    const found: string[] = [];
    let cursor: string | null = '';
    let pages = 0;
    while (cursor !== null) {
      let page: DiaryRangeAnswer | undefined;
      const period = { from: at(60 * 24 * 60), to: at(0), ...(cursor && { cursor }) };
      const asked = await statementsDuring(colo.services.db, async () => {
        page = await range(her, period);
      });
      expect(asked.filter((text) => text.includes('from "diary_records"'))).toHaveLength(1);
      found.push(...(page?.records ?? []).map(({ id }) => id));
      cursor = page?.nextCursor ?? null;
      pages += 1;
    }
    expect(pages).toBe(3);
    expect(found.toSorted()).toEqual(told.map(({ id }) => id).sort());
  });

  it('is at most 62 days, ends after it begins, and starts anew from a cursor that is none', async () => {
    const her = await anyone();
    const day = 24 * 60;
    expect((await ask(her, { from: at(62 * day), to: at(0) })).status).toBe(200);
    const long = await ask(her, { from: at(63 * day), to: at(0) });
    expect((await long.json()).error.fields).toEqual({ to: 'range_too_long' });
    expect((await ask(her, { from: at(0), to: at(day) })).status).toBe(400);
    expect((await ask(her, { from: 'ontem', to: at(0) })).status).toBe(400);
    const missing = await ask(her, { from: '2026-02-31T00:00:00Z', to: '2026-03-08T00:00:00Z' });
    expect((await missing.json()).error.fields).toEqual({ from: 'not_a_moment' });
    const sleep = aSleep(now());
    await send(her, toolWrite('sleep.put', sleep));
    for (const cursor of ['x', `2026-02-31 00:00:00+00 ${randomUUID()}`, "' or 1=1 --"])
      expect((await range(her, { from: at(day), to: at(0), cursor })).records, cursor).toMatchObject([
        { id: sleep.id },
      ]);
  });
});
