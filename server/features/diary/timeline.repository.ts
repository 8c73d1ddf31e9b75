import { type SQL, sql } from 'drizzle-orm';
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

const statements = new Map<string, ReturnType<typeof preparedRows<RecordedRow & { position: string }>>>();

function statementFor(shape: Shape) {
  const { babies, kind, isGuest, goesOn, searches } = shape;
  const name = [
    'diary_page',
    babies,
    ...(kind ? [kind] : []),
    ...Object.entries({ isGuest, goesOn, searches }).flatMap(([part, is]) => (is ? [part] : [])),
  ].join('_');
  const known = statements.get(name) ?? preparedRows(name, () => statementOf(shape));
  statements.set(name, known);
  return known;
}

/** A sign that means something in a pattern means itself. */
const holding = (words: string) => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Newest first, in one statement: what has only a day before the moments of that day, as days are where she is. */
export async function timelinePage(
  db: Database,
  { familyId, role }: Seeing,
  { baby, kind, timeZone, q, limit, cursor }: Asked,
): Promise<Page<RecordedRow>> {
  const isGuest = role === 'guest';
  // What a guest is not told she does not find either.
  if (q && isGuest) return { shown: [], nextCursor: null };
  const place = placeIn(cursor);
  const babies = baby === undefined ? 'all' : baby === 'none' ? 'none' : 'one';
  const read = statementFor({ babies, kind, isGuest, goesOn: place !== undefined, searches: Boolean(q) });
  const values = { familyId, baby, kind, timeZone, rows: limit + 1, holding: q && holding(q) };
  return pageOf(await read(db, { ...values, at: place?.at, last: place?.id }), limit);
}
