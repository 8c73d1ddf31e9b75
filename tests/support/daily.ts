import { randomUUID } from 'node:crypto';
import { remakeCalendar } from '#server/features/daily/calendar.repository.ts';
import { dailyContent } from '#server/features/daily/daily.table.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { DailyMark } from '#shared/daily/daily.schema.ts';
import type { TestApp } from './test-app.ts';

type Place = { clock: Clock; services: Pick<TestApp['services'], 'db'> };
type Told = Partial<typeof dailyContent.$inferInsert>;

/** Content true at any age after birth, unless told otherwise; the calendar knows it at once. */
export async function addDaily({ clock, services: { db } }: Place, ...told: Told[]) {
  const rows = told.map((own) => ({
    pieceId: randomUUID(),
    language: 'pt' as const,
    fromAge: 0,
    toAge: 793,
    contentType: 'tip' as const,
    title: 'Um banho morno',
    description: 'Para soltar os ombros.',
    category: 'Autocuidado e identidade' as const,
    contentData: { expert: null, tips: ['Água morna'], full_content: 'Devagar.' },
    createdAt: clock.now(),
    updatedAt: clock.now(),
    ...own,
  }));
  const added = await db.insert(dailyContent).values(rows).returning();
  await remakeCalendar(db);
  return added;
}

export const aDailyMark = (contentId: string, mark: DailyMark, on = true) => ({
  id: randomUUID(),
  kind: 'daily-mark.set',
  body: { contentId, mark, on },
});
