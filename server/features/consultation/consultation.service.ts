import { randomUUID } from 'node:crypto';
import { hashToken, newToken } from '#server/features/access/secrets.ts';
import type { UserId } from '#server/features/access/viewer.ts';
import { requireConsentIn } from '#server/features/consent/health-consent.ts';
import { presentRecord } from '#server/features/diary/diary.presenter.ts';
import { allOfKind, recordsInPeriod } from '#server/features/diary/records.repository.ts';
import type { Seeing } from '#server/features/diary/seeing.ts';
import { lockFamily } from '#server/features/family/family.repository.ts';
import type { BabyRow, families } from '#server/features/family/family.table.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { refuseFields } from '#server/platform/http/refuse-fields.ts';
import { withNotes } from '#shared/consultation/chosen-notes.rules.ts';
import { type SheetBaby, type SheetDays, sheetOf } from '#shared/consultation/sheet.rules.ts';
import {
  linkHours,
  linkPath,
  mostOpenLinks,
  type NewLink,
  type SheetDocument,
  spanProblem,
} from '#shared/consultation/sheet.schema.ts';
import { documentOf } from '#shared/consultation/sheet-document.rules.ts';
import { kindNames } from '#shared/diary/kinds.ts';
import { dayIn } from '#shared/time/calendar-date.ts';
import { dayWindow } from '#shared/timer/log.rules.ts';
import { babyHere, countOpen, insertLink, openQuestions } from './consultation.repository.ts';

/** Two months of a family that records everything; of one that records more, fewer days go on a sheet. */
const mostRecords = 20_000;

/** What is told from the first day on, if the diary knows it: growth is seen from far, and a vaccine counts for years. */
const always = kindNames.filter((name) => ['growth', 'vaccine'].includes(name));

export type Asked = Omit<NewLink, 'notes'>;

/** The sheet of these days, with every note of them. */
export async function sheetFor(
  db: Database,
  seeing: Seeing,
  { asked, now }: { asked: Asked; now: Date },
): Promise<SheetDocument> {
  const problem = spanProblem(asked);
  if (problem) refuseFields({ last: problem });
  const known = await babyHere(db, seeing.familyId, asked.baby);
  if (!known) throw new Refusal('not_found', 'There is no such baby in this family.');
  const days = daysOf(known.family, asked);
  const rows = await recordsFor(db, seeing, { babyId: asked.baby, days });
  const baby = babyOf(known.baby);
  const records = rows.map((row) => presentRecord(row, seeing.role));
  const sheet = sheetOf(records, { baby, days, today: dayIn(days.timeZone, now) });
  return documentOf(sheet, { language: asked.language, madeAt: now });
}

const daysOf = (family: typeof families.$inferSelect, { first, last, timeZone }: Asked): SheetDays => ({
  first,
  last,
  timeZone: family.timeZone ?? timeZone,
  dayStartHour: family.dayStartHour,
  sleepDayStartHour: family.sleepDayStartHour,
});

const babyOf = ({ name, sex, arrival, birthDate, gestationWeeks, dueDate }: BabyRow): SheetBaby => ({
  name,
  sex,
  facts: { journeyType: arrival === 'born' ? 'com-bebe' : null, birthDate, gestationWeeks, dueDate },
});

async function recordsFor(
  db: Database,
  seeing: Seeing,
  { babyId: baby, days }: { babyId: string; days: SheetDays },
) {
  const { first, last, timeZone, dayStartHour, sleepDayStartHour } = days;
  const ending = Math.max(dayStartHour, sleepDayStartHour);
  const period = { from: dayWindow(first, timeZone).from, to: dayWindow(last, timeZone, ending).to };
  const asked = { baby, kind: undefined, period, limit: mostRecords };
  const [inside, questions, ...whole] = await Promise.all([
    recordsInPeriod(db, seeing, asked),
    openQuestions(db, seeing, baby),
    ...always.map((kind) => allOfKind(db, seeing, { baby, kind })),
  ]);
  if (inside.nextCursor !== null) refuseFields({ last: 'range_too_long' });
  const all = [...inside.shown, ...questions, ...whole.flat()];
  return [...new Map(all.map((row) => [row.id, row])).values()];
}

type Making = { asked: NewLink; userId: UserId; now: Date };

/**
 * Keeps the sheet as it is now, and answers the only word of the link that there will be. Must run inside a transaction: the
 * family is held while its open links are counted.
 */
export async function makeLink(transaction: Database, seeing: Seeing, { asked, userId, now }: Making) {
  const { familyId } = seeing;
  await lockFamily(transaction, familyId);
  await requireConsentIn(transaction, familyId);
  if ((await countOpen(transaction, familyId, now)) >= mostOpenLinks) refuseFields({ links: 'too_many' });
  const { notes, ...rest } = asked;
  const document = withNotes(await sheetFor(transaction, seeing, { asked: rest, now }), notes);
  const token = newToken();
  const link = {
    id: randomUUID(),
    babyId: asked.baby,
    firstDay: asked.first,
    lastDay: asked.last,
    language: asked.language,
    createdAt: now,
    expiresAt: new Date(now.getTime() + linkHours * 3_600_000),
    opened: 0,
    lastOpenedAt: null,
  };
  await insertLink(transaction, familyId, {
    ...link,
    tokenHash: hashToken(token),
    document,
    madeBy: userId,
  });
  return { link, path: linkPath(token) };
}
