import { sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Owner, PersonalRow } from '#server/features/access/personal-data.ts';
import { personalData } from '#server/personal-data.ts';
import { rowsOf } from '#server/platform/db/rows.ts';
import { kindNames, kindOf } from '#shared/diary/kinds.ts';
import { liveFully } from '#tests/support/full-life.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { csvValue } from './personal-data.presenter.ts';

let colo: TestApp;
let owner: Owner;
let files: Record<string, string>;
let headers: Headers;

beforeAll(async () => {
  colo = await startTestApp();
  await liveFully(colo, 'bia@exemplo.test');
  const life = await liveFully(colo, 'ana@exemplo.test');
  owner = life.owner;
  const response = await life.her.get('/api/my-data');
  headers = response.headers;
  const bytes = unzipSync(new Uint8Array(await response.arrayBuffer()));
  files = Object.fromEntries(
    Object.entries(bytes).map(([name, file]) => [name, Buffer.from(file).toString()]),
  );
});
afterAll(() => colo.close());

/**
 * What is not told: secrets that only open doors, the counters that guard them, her id on every row, what only repeats
 * another column, and the texts of articles that she saved as staff.
 */
const untold: Record<string, string[]> = {
  sign_in_sessions: ['user_id', 'secret_hash', 'refresh_hash', 'previous_refresh_hash', 'refreshed_at'],
  sign_in_links: ['token_hash', 'code_hash', 'asked_by_hash', 'tries'],
  known_devices: ['user_id', 'secret_hash'],
  second_factors: ['user_id', 'sealed_secret', 'last_step'],
  passkeys: ['user_id', 'credential_id', 'public_key', 'counter'],
  // What of it is the baby's is told as the baby's.
  profiles: ['user_id', 'baby_name', 'baby_birth_date', 'baby_avatar', 'gestation_weeks', 'journey_type'],
  family_members: ['user_id'],
  notification_settings: ['user_id'],
  consents: ['user_id'],
  media_uploads: ['user_id'],
  post_drafts: ['user_id', 'picture_url', 'audio_url'],
  post_revisions: ['fields', 'picture_url', 'audio_url'],
  saved_articles: ['user_id'],
  post_feedback: ['user_id'],
  // Who of the family did it is not hers to take along.
  diary_records: ['recorded_by', 'updated_by'],
  diary_versions: ['changed_by', 'replaced_by'],
  diary_timers: ['started_by'],
  photos: ['recorded_by'],
  imports: ['imported_by'],
  nursing_settings: ['user_id'],
  diary_reminders: ['user_id'],
  consultation_links: ['token_hash', 'made_by'],
  checkins: ['user_id'],
  baby_routines: ['recorded_by'],
  topic_notes: ['user_id'],
  saved_parts: ['user_id'],
  received_writes: ['user_id', 'outcome'],
  community_posts: ['user_id', 'words', 'voice'],
  community_comments: ['user_id', 'voice'],
  community_reactions: ['user_id'],
  saved_posts: ['user_id'],
  community_reports: ['user_id'],
  // Whom she keeps away is not hers to know where that was a voice without a name.
  community_distances: ['user_id', 'person_id', 'voice', 'voice_of'],
  community_sanctions: ['user_id'],
  community_notices: ['user_id'],
  session_reminders: ['user_id'],
  saved_sessions: ['user_id'],
  session_likes: ['user_id'],
  session_views: ['user_id'],
  session_questions: ['user_id'],
  session_question_hearts: ['user_id'],
  premium_interests: ['user_id'],
  daily_marks: ['user_id'],
};

/** Rows without a column of hers: they belong to a text or a family of hers, or name her within what they hold. */
const throughAnother = [
  'community_versions',
  'community_cases',
  'families',
  'babies',
  'food_clearings',
  'jobs',
];

/** Her rows as the database itself says them, without our queries. */
async function stored(table: string): Promise<PersonalRow[]> {
  const rows = await rowsOf<{ row: PersonalRow }>(
    colo.services.db,
    sql`select to_jsonb(t) as row from ${sql.identifier(table)} t
        where exists (select 1 from jsonb_each_text(to_jsonb(t)) where value in (${owner.userId}, ${owner.email}))`,
  );
  return rows.map(({ row }) => row);
}

const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);
const plain = (row: PersonalRow) =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      isInstant(value) ? new Date(value).toISOString() : value,
    ]),
  );
const sorted = (rows: PersonalRow[]) =>
  rows.map((row) => JSON.stringify(row, Object.keys(row).sort())).sort();

describe('the download of all her data', () => {
  it('is a zip to keep, with a page that explains it in both languages', () => {
    expect(headers.get('Content-Type')).toBe('application/zip');
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="colo-meus-dados.zip"');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(files['LEIA-ME.txt']).toMatch(
      /tudo o que o Colo guarda sobre você.*everything Colo keeps about you/s,
    );
  });

  it.each(
    personalData
      .map(({ table }) => table)
      .filter((table) => !['recovery_codes', ...throughAnother].includes(table)),
  )('has every row of %s, as the database has it, secrets excepted', async (table) => {
    const expected = (await stored(table)).map((row) => {
      const told = { ...row };
      for (const column of untold[table] ?? []) {
        expect(Object.keys(row), `${table}.${column}`).toContain(column);
        delete told[column];
      }
      return plain(told);
    });
    expect(expected.length).toBeGreaterThan(0);
    expect(sorted(JSON.parse(files['colo.json'] ?? '')[table])).toEqual(sorted(expected));
  });

  it('says how many recovery codes are left, and none of them', () => {
    expect(JSON.parse(files['colo.json'] ?? '').recovery_codes).toEqual([{ codes_left: 2 }]);
  });

  it('has what her texts said before she edited them', () => {
    const { community_versions, community_posts } = JSON.parse(files['colo.json'] ?? '');
    expect(community_versions.map(({ content }: PersonalRow) => content).sort()).toEqual([
      'Atualizando: dormiu!',
      'Ele acorda de hora em hora, e eu também.',
    ]);
    expect(community_versions.map(({ post_id }: PersonalRow) => post_id)).toContain(community_posts[0].id);
  });

  it('has what she said against a decision, and nothing of what others report', () => {
    const { community_cases, community_posts } = JSON.parse(files['colo.json'] ?? '');
    expect(community_cases).toEqual([
      {
        id: expect.any(String),
        post_id: community_posts[0].id,
        comment_id: null,
        appeal_text: 'Peço outra análise',
        appealed_at: expect.any(String),
      },
    ]);
  });

  it.each(personalData.flatMap(({ table, sheets }) => (sheets ? [] : [table])))(
    'has %s as a table for a spreadsheet, the same',
    (table) => {
      const rows: PersonalRow[] = JSON.parse(files['colo.json'] ?? '')[table];
      const [header, ...lines] = cellsOf(files[`${table}.csv`] ?? '');
      expect(header).toEqual(Object.keys(rows[0] ?? {}));
      expect(lines).toEqual(rows.map((row) => Object.values(row).map(csvValue).map(harmless)));
    },
  );

  it('has the records of each kind as a table of their own, by what the kind has to say', () => {
    const rows: PersonalRow[] = JSON.parse(files['colo.json'] ?? '').diary_records;
    const general = (row: PersonalRow, names: string[]) => names.map((name) => harmless(csvValue(row[name])));
    const ids: unknown[] = [];
    for (const name of kindNames) {
      const kind = kindOf(name);
      const [header = [], ...lines] = cellsOf(files[`diary_${name}.csv`] ?? '');
      const when = {
        span: ['start_time', 'end_time', 'duration_seconds'],
        moment: ['start_time'],
        day: ['day'],
      };
      const first = ['family_id', 'id', 'baby_id', ...when[kind.when]];
      const last = ['notes', 'time_zone', 'group_id', 'created_at', 'updated_at', 'deleted_at'];
      const own = header.slice(first.length, -last.length);
      expect(header).toEqual([...first, ...own, ...last]);
      const inCode = (column: string) => column.replaceAll(/_(.)/g, (_, letter) => letter.toUpperCase());
      expect(own.map(inCode)).toEqual(kind.columns.map(({ key }) => key));
      for (const line of lines) {
        const row = rows.find(({ id }) => id === line[1]) ?? {};
        expect(line.slice(0, first.length)).toEqual(general(row, first));
        expect(line.slice(-last.length)).toEqual(general(row, last));
        ids.push(line[1]);
      }
    }
    expect(ids.sort()).toEqual(rows.map(({ id }) => id).sort());
    const [, feed] = cellsOf(files['diary_feed.csv'] ?? '');
    expect(feed?.slice(6, 10)).toEqual(['20', 'left', '20', '0']);
    const [, food] = cellsOf(files['diary_food.csv'] ?? '');
    expect(food?.slice(4, 7)).toEqual(['banana', 'loved', '']);
    // A note that would be a formula.
    expect(files['diary_feed.csv']).toContain(`"'=dormiu`);
  });

  it('has nothing of anyone else', () => {
    expect(Object.values(files).join()).not.toContain('bia@exemplo.test');
  });

  it('has no file for a table without rows of hers', async () => {
    const her = await colo.signedIn('new@exemplo.test');
    const zip = unzipSync(new Uint8Array(await (await her.get('/api/my-data')).arrayBuffer()));
    expect(Object.keys(zip)).toEqual([
      'LEIA-ME.txt',
      'colo.json',
      'users.csv',
      'families.csv',
      'family_members.csv',
      'consents.csv',
      'sign_in_sessions.csv',
      'known_devices.csv',
      'audit_log.csv',
    ]);
  });
});

it('every table that names a user, an address or a family is in her download, or is not hers', async () => {
  const rows = await rowsOf<{ name: string }>(
    colo.services.db,
    sql`select distinct table_name as name
        from information_schema.columns join information_schema.tables using (table_schema, table_name)
        where table_schema = 'public' and table_type = 'BASE TABLE' and (column_name in ('user_id', 'family_id', 'recorded_by') or column_name ~ '(^|_)email$')`,
  );
  // What the specification calls profiles is a view.
  const hers = rows.map(({ name }) => (name === 'profile_answers' ? 'profiles' : name));
  expect([...new Set([...hers, ...throughAnother])].sort()).toEqual(
    personalData.map(({ table }) => table).sort(),
  );
});

const harmless = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

function cellsOf(csv: string): string[][] {
  expect(csv.startsWith('\uFEFF')).toBe(true);
  const cells = csv.slice(1).matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g);
  const lines: string[][] = [[]];
  for (const [, cell = '', end] of cells) {
    lines.at(-1)?.push(cell.replaceAll('""', '"'));
    if (end === '\r\n') lines.push([]);
  }
  return lines.slice(0, -1);
}
