import { type SQL, sql } from 'drizzle-orm';
import { users } from '#server/features/access/access.table.ts';
import type { SessionFact } from '#server/features/access/session-fact.ts';
import { familyMembers } from '#server/features/family/family.table.ts';
import { placeIn } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type Page, pageOf } from '#server/platform/db/page.ts';
import { preparedRows } from '#server/platform/db/prepared.ts';
import type { KindName } from '#shared/diary/kinds.ts';
import { diaryRecords } from './diary.table.ts';
import { type RecordedRow, recorded } from './recorded-row.ts';
import { isSeen, type Looking, placesOf, type Seeing } from './seeing.ts';

type Asked = {
  baby?: Looking;
  kind?: KindName | undefined;
  /** In which days are told apart. */
  timeZone: string;
  /** What the notes must hold. */
  q?: string | undefined;
  limit: number;
  cursor?: string | undefined;
};

/** What is asked, without its values: each shape is a statement of its own, prepared once. */
type Shape = {
  babies: 'all' | 'one' | 'none';
  kind: KindName | undefined;
  isGuest: boolean;
  goesOn: boolean;
  searches: boolean;
};

const given = (name: string) => sql.placeholder(name);

/** A baby's records, and those of nobody in particular, which are seen with each: one place in the index for each. */
const armsOf: Record<Shape['babies'], SQL[]> = {
  all: [sql``],
  one: [sql`and r.baby_id = ${given('baby')}::uuid`, sql`and r.baby_id is null`],
  none: [sql`and r.baby_id is null`],
};

/** A day is over when the next one begins where she is: what is told of it stands before all of its moments. */
const endOfDay = sql`((r.day + 1)::timestamp at time zone ${given('timeZone')}::text)`;
const last = sql`(${given('at')}::timestamptz, ${given('last')}::uuid)`;
const beyond = {
  moments: sql`and (r.start_time, r.id) < ${last}`,
  days: sql`and r.day <= (${given('at')}::timestamptz at time zone ${given('timeZone')}::text)::date
    and (${endOfDay}, r.id) < ${last}`,
};

const newestFirst = sql`order by told.at desc, told.id desc limit ${given('rows')}::int`;
const joined = (arms: SQL[]) => sql.join(arms, sql` union all `);
/** Days that all end before the last of a full page of moments are on no page with them. */
const oldestDay = sql`coalesce((select case when count(*) = ${given('rows')}::int
  then (min(at) at time zone ${given('timeZone')}::text)::date - 1 end from moments), '-infinity')`;

/** Each place in an index is asked for a page, and the page is taken of what they told; decorated after. */
function statementOf({ babies, kind, isGuest, goesOn, searches }: Shape): SQL {
  const rows = sql`${given('rows')}::int`;
  const wanted = sql`r.family_id = ${given('familyId')}::uuid ${isSeen(isGuest)} and r.deleted_at is null
    ${kind ? sql`and r.kind = ${given('kind')}` : sql``} ${searches ? sql`and r.notes ilike ${given('holding')}` : sql``}`;
  const arms = {
    moments: armsOf[babies].map(
      (ofBaby) => sql`(select r.*, r.start_time as at from ${diaryRecords} r
        where ${wanted} ${ofBaby} and r.start_time is not null ${goesOn ? beyond.moments : sql``}
        order by r.start_time desc, r.id desc limit ${rows})`,
    ),
    days: armsOf[babies].map(
      (ofBaby) => sql`(select r.*, ${endOfDay} as at from ${diaryRecords} r
        where ${wanted} ${ofBaby} and r.day >= ${kind ? sql`'-infinity'` : oldestDay} ${goesOn ? beyond.days : sql``}
        order by r.day desc, r.id desc limit ${rows})`,
    ),
  };
  const moments = sql`moments as materialized (select told.* from (${joined(arms.moments)}) told ${newestFirst})`;
  const both = sql`${moments},
    page as materialized (select told.* from (select * from moments union all ${joined(arms.days)}) told ${newestFirst})`;
  const ofKind = (places: SQL[]) =>
    sql`page as materialized (select told.* from (${joined(places)}) told ${newestFirst})`;
  const page = kind ? ofKind(placesOf(kind, arms)[0] ?? []) : both;
  return sql`with ${page}
    select ${recorded}, r.at::text || ' ' || r.id::text as position from page r order by r.at desc, r.id desc`;
}

type PageRow = RecordedRow & { position: string };
const statements = new Map<string, ReturnType<typeof preparedRows<PageRow>>>();
const facts = new Map<string, SessionFact<PageRow[] | null>>();

const nameOf = ({ babies, kind, isGuest, goesOn, searches }: Shape) =>
  [
    'diary_page',
    babies,
    ...(kind ? [kind] : []),
    ...Object.entries({ isGuest, goesOn, searches }).flatMap(([part, is]) => (is ? [part] : [])),
  ].join('_');

function statementFor(shape: Shape) {
  const name = nameOf(shape);
  const known = statements.get(name) ?? preparedRows<PageRow>(name, () => statementOf(shape));
  statements.set(name, known);
  return known;
}

/** The same page within the statement that finds her session, for a family that she belongs to. */
function factFor(shape: Shape): SessionFact<PageRow[] | null> {
  const name = nameOf(shape);
  const known = facts.get(name) ?? {
    name,
    of: sql<PageRow[] | null>`(select case when exists (select 1 from ${familyMembers}
        where family_id = ${given('familyId')}::uuid and user_id = ${users.id})
      then (select coalesce(json_agg(page), '[]') from (${statementOf(shape)}) page) end)`,
  };
  facts.set(name, known);
  return known;
}

/** A sign that means something in a pattern means itself. */
const holding = (words: string) => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

function shapeOf({ baby, kind, q, cursor }: Asked, isGuest: boolean): Shape {
  const babies = baby === undefined ? 'all' : baby === 'none' ? 'none' : 'one';
  return { babies, kind, isGuest, goesOn: placeIn(cursor) !== undefined, searches: Boolean(q) };
}

function valuesOf(familyId: string, { baby, kind, timeZone, q, limit, cursor }: Asked) {
  const place = placeIn(cursor);
  const wanted = { familyId, baby, kind, timeZone, rows: limit + 1, holding: q && holding(q) };
  return { ...wanted, at: place?.at, last: place?.id };
}

/** Newest first, in one statement: what has only a day before the moments of that day, as days are where she is. */
export async function timelinePage(
  db: Database,
  { familyId, role }: Seeing,
  asked: Asked,
): Promise<Page<RecordedRow>> {
  const isGuest = role === 'guest';
  // What a guest is not told she does not find either.
  if (asked.q && isGuest) return { shown: [], nextCursor: null };
  const read = statementFor(shapeOf(asked, isGuest));
  return pageOf(await read(db, valuesOf(familyId, asked)), asked.limit);
}

/** As everybody but a guest sees it, whose role is not known yet; found with her session. */
export const timelineAlong = (familyId: string, asked: Asked): SessionFact<PageRow[] | null> => ({
  ...factFor(shapeOf(asked, false)),
  values: valuesOf(familyId, asked),
});
