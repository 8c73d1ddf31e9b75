import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idAfterMove, timerIdAfterMove } from '#server/features/diary/old-phones.ts';
import { migrationsFolder } from '#server/folders.ts';
import { restoreBackup } from '#server/platform/backup/restore-backup.ts';
import type { Database } from '#server/platform/db/database.ts';
import { rowsOf } from '#server/platform/db/rows.ts';
import { openMediaStore } from '#server/platform/media/open-media-store.ts';
import { beforeFamilies, openDatabaseAt } from '#tests/support/database-at.ts';
import { databaseKinds, openEmptyDatabase } from '#tests/support/empty-database.ts';
import type { FamilyId } from './family.gate.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colo-moving-in-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const ask = <Row>(db: Database, question: string) => rowsOf<Row>(db, sql.raw(question));

/** A backup that the version before wrote, of two mothers who used all of it. */
async function restoredFormer(kind: Parameters<typeof openEmptyDatabase>[0]) {
  const file = join(folder, `former-${kind}.tar`);
  await writeFile(file, gunzipSync(await readFile('tests/fixtures/before-family.tar.gz')));
  const { db, close } = await openEmptyDatabase(kind);
  const mediaFolder = await mkdtemp(join(folder, 'media-'));
  const media = await openMediaStore(mediaFolder, undefined);
  const secret = 'a secret for tests, long enough';
  const summary = await restoreBackup({ db, media, mediaFolder, secret, migrationsFolder }, file, {
    replace: false,
  });
  return { db, close, summary };
}

async function fillWithOddCases(db: Database): Promise<void> {
  for (const statement of (await readFile('tests/fixtures/before-family.sql', 'utf8')).split(/;\n/))
    if (statement.trim()) await ask(db, statement);
}

/** Every odd case of the version before, moved in. */
async function movedIn(kind: Parameters<typeof openEmptyDatabase>[0]) {
  const { db, close, moveIn } = await openDatabaseAt(kind, beforeFamilies);
  await fillWithOddCases(db);
  await moveIn();
  return { db, close };
}

describe.each(databaseKinds())('moving in, on the %s database', (kind) => {
  it('a backup of the version before restores into this one', async () => {
    const { db, close, summary } = await restoredFormer(kind);
    expect(summary).toMatchObject({ rows: 1049, tables: 66, hasItsSecret: true });
    expect(await ask(db, 'select name, baby_name from profiles order by baby_name')).toEqual([
      { name: '=Ana "Flor"', baby_name: 'Bento 🌱' },
      { name: '=Ana "Flor"', baby_name: 'Caio' },
    ]);
    await close();
  });

  it('every account has a family of her own, and she is its parent', async () => {
    const { db, close } = await movedIn(kind);
    const rows = await ask<{ members: number }>(
      db,
      `select count(*)::int as members from users u join family_members m on m.user_id = u.id and m.role = 'parent'
         and m.is_default and m.joined_at = u.created_at
       join families f on f.id = m.family_id and f.id = md5('family:' || u.id)::uuid and f.created_at = u.created_at`,
    );
    expect(rows).toEqual([{ members: 16 }]);
    expect(await ask(db, 'select count(*)::int as families from families')).toEqual([{ families: 16 }]);
    await close();
  });

  const idOf = (code: string) => `00000000-0000-4000-8000-0000000000${code}`;
  const dates = (arrival: string, date: string | null) => ({
    arrival,
    birth_date: arrival === 'born' ? date : null,
    due_date: arrival === 'expected' ? date : null,
    told_date: arrival === 'unsaid' ? date : null,
  });
  /** What a feed, a sleep and a food of Ana's are called alike. */
  const shared = 'aaaaaaaa-0000-4000-8000-0000000000ff';
  const familyOfAna = async (db: Database) => {
    const [family] = await ask<{ id: FamilyId }>(db, `select md5('family:${idOf('0a')}')::uuid as id`);
    if (!family) throw new Error('a row was asked for');
    return family.id;
  };
  const lostThen = { state_since: '2026-02-03 04:05:06.789012+00' };

  it('a baby is there only for who told of one or recorded something, with what she told', async () => {
    const { db, close } = await movedIn(kind);
    const babies = await ask<{ user: string; [column: string]: unknown }>(
      db,
      `select m.user_id as user, b.name, b.avatar, b.gestation_weeks, b.arrival, b.birth_date::text, b.due_date::text,
         b.told_date::text, b.state, (b.state_since at time zone 'UTC')::text || '+00' as state_since, b.is_default
       from babies b join family_members m using (family_id)`,
    );
    const usual = {
      name: null,
      avatar: null,
      gestation_weeks: null,
      state: 'here',
      state_since: null,
      is_default: true,
    };
    const ana = { name: 'Bento', avatar: 'sunflower', gestation_weeks: 35 };
    const expected = {
      '0a': { ...usual, ...ana, ...dates('born', '2026-01-31') },
      '0b': { ...usual, name: 'Caio', ...dates('expected', '2026-06-20') },
      '0c': { ...usual, ...dates('expected', '2026-06-20') },
      // To come on the day she told it, whenever the backup is restored.
      '0d': { ...usual, ...dates('expected', '2026-01-10') },
      // A past date without a journey is asked about, not born.
      '0e': { ...usual, name: 'Davi', ...dates('unsaid', '2025-09-09') },
      '0f': { ...usual, ...dates('unsaid', null) },
      '10': { ...usual, ...dates('unsaid', null) },
      '13': { ...usual, ...dates('born', null) },
      '14': { ...usual, ...dates('expected', '2026-05-05'), state: 'ended', ...lostThen },
      '15': { ...usual, name: 'Elis', ...dates('born', '2025-10-10'), state: 'died', ...lostThen },
      '16': { ...usual, name: 'Igor', ...dates('born', '2025-10-10') },
      '18': { ...usual, ...dates('expected', '2026-04-04') },
      // A due date that has passed since is still a due date.
      '19': { ...usual, ...dates('expected', '2026-01-10') },
    };
    expect(Object.fromEntries(babies.map(({ user, ...baby }) => [user.slice(-2), baby]))).toEqual(expected);
    await close();
  });

  it('records of someone with only a due date wait without a baby, and she is asked', async () => {
    const { db, close } = await movedIn(kind);
    const asked = `select m.user_id as user from families f join family_members m on m.family_id = f.id where asks_whose`;
    expect(await ask(db, asked)).toEqual([{ user: idOf('0c') }]);
    await close();
  });

  it('a loss that she told is her baby’s, and a pause, or a loss of nobody we know, stays hers', async () => {
    const { db, close } = await movedIn(kind);
    const said = await ask(
      db,
      `select user_id as user, quiet from profile_answers where quiet is not null or quiet_since is not null order by 1`,
    );
    expect(said).toEqual([
      { user: idOf('16'), quiet: 'pause' },
      { user: idOf('17'), quiet: 'baby-died' },
    ]);
    await close();
  });

  it('the profile that the specification knows is as it was, and only to be read', async () => {
    const { db, close, moveIn } = await openDatabaseAt(kind, beforeFamilies);
    await fillWithOddCases(db);
    const columns = `user_id, name, baby_name, baby_birth_date::text, baby_avatar, gestation_weeks, interests, created_at::text`;
    const read = () => ask(db, `select ${columns} from profiles order by user_id`);
    const before = await read();
    await moveIn();
    expect(await read()).toEqual(before);
    await expect(ask(db, `update profiles set name = 'x'`)).rejects.toThrow();
    await close();
  });

  it('what was asked about health data is asked for her family, and what was implied stays implied', async () => {
    const { db, close } = await movedIn(kind);
    const moved = await ask(
      db,
      `select c.user_id as user, asked, withdrawn_at is null as stands from consents c join family_members m
         on m.user_id = c.user_id and m.family_id = c.family_id where kind = 'health-data' order by 1`,
    );
    expect(moved).toEqual([
      { user: idOf('0a'), asked: true, stands: true },
      { user: idOf('0c'), asked: false, stands: true },
      { user: idOf('0f'), asked: true, stands: false },
    ]);
    await close();
  });

  it('every food comes back as it was, to the microsecond, of her baby; so does what she cleared', async () => {
    const { db, close } = await movedIn(kind);
    const ofHers = `join family_members m using (family_id) left join babies b on b.family_id = m.family_id and b.id = `;
    const foods = await ask(
      db,
      `select m.user_id as user, d.id, b.name as baby, day::text, details, notes, revision, recorded_by = m.user_id as by_her,
         (d.updated_at at time zone 'UTC')::text as told from diary_records d ${ofHers} d.baby_id where kind = 'food' order by 1`,
    );
    const usual = { day: '2026-03-05', revision: 1, by_her: true };
    expect(foods).toEqual([
      {
        ...usual,
        user: idOf('0a'),
        id: 'aaaaaaaa-0000-4000-8000-0000000000ff',
        baby: 'Bento',
        details: { food: 'own:Papinha da vó', liking: 'loved', signs: ['hives', 'rash'] },
        notes: 'a comida',
        told: '2026-03-05 15:00:00.000003',
      },
      {
        ...usual,
        user: idOf('0e'),
        id: 'eeeeeeee-0000-4000-8000-000000000002',
        baby: 'Davi',
        details: { food: 'egg', liking: null, signs: [] },
        notes: null,
        told: '2026-03-05 15:00:00',
      },
    ]);
    const cleared = `select m.user_id as user, b.name as baby, food, (cleared_at at time zone 'UTC')::text as at
      from food_clearings c ${ofHers} c.baby_id`;
    expect(await ask(db, cleared)).toEqual([
      { user: idOf('0a'), baby: 'Bento', food: 'own:Papinha da vó', at: '2026-03-06 10:00:00.000007' },
    ]);
    // Each has the next number of its family, which goes on from there.
    const numbers = `select bool_and(f.change >= d.change) as known from diary_records d join families f on f.id = d.family_id`;
    expect(await ask(db, numbers)).toEqual([{ known: true }]);
    await close();
  });

  it('every sleep comes back as it was, deleted ones too; an id that a food has is made anew, and an old phone finds it', async () => {
    const { db, close } = await movedIn(kind);
    const sleeps = await ask<{ id: string; [column: string]: unknown }>(
      db,
      `select m.user_id as user, d.id, b.name as baby, (start_time at time zone 'UTC')::text as starts, details, d.notes,
         duration_seconds as seconds, time_zone as zone, deleted_at is not null as deleted
       from diary_records d join family_members m using (family_id)
       left join babies b on b.family_id = d.family_id and b.id = d.baby_id where kind = 'sleep' order by 1`,
    );
    const nap = {
      starts: '2026-03-06 13:00:00',
      notes: null,
      seconds: 3600,
      zone: 'America/Manaus',
      baby: null,
    };
    expect(sleeps).toEqual([
      {
        user: idOf('0a'),
        id: expect.not.stringMatching(shared),
        baby: 'Bento',
        starts: '2026-03-06 23:00:00',
        details: { sort: 'night', mood: 'restless' },
        notes: 'o sono',
        seconds: 9000,
        zone: 'America/Sao_Paulo',
        deleted: false,
      },
      {
        ...nap,
        user: idOf('0f'),
        id: 'ffffffff-0000-4000-8000-000000000001',
        details: { sort: 'nap', mood: null },
        deleted: false,
      },
      {
        ...nap,
        user: idOf('10'),
        id: 'eeeeeeee-0000-4000-8000-000000000001',
        details: { sort: 'nap', mood: 'peaceful' },
        deleted: true,
      },
    ]);
    const family = await familyOfAna(db);
    expect(await idAfterMove(db, family, { kind: 'sleep', id: shared })).toBe(sleeps[0]?.id);
    await close();
  });

  it('every feed comes back as it was, to the microsecond, deleted ones too; an id that another kind has is made anew', async () => {
    const { db, close } = await movedIn(kind);
    const feeds = await ask<{ id: string; [column: string]: unknown }>(
      db,
      `select m.user_id as user, d.id, b.name as baby, (start_time at time zone 'UTC')::text as starts,
         (end_time at time zone 'UTC')::text as ends, duration_seconds as seconds, details, d.notes, time_zone as zone,
         (d.created_at at time zone 'UTC')::text as told, (d.updated_at at time zone 'UTC')::text as edited,
         (deleted_at at time zone 'UTC')::text as deleted, revision
       from diary_records d join family_members m using (family_id)
       left join babies b on b.family_id = d.family_id and b.id = d.baby_id where kind = 'feed' order by 1, 4`,
    );
    const first = 'aaaaaaaa-0000-4000-8000-000000000001';
    const atOne = { side: 'left', leftSeconds: 600, rightSeconds: 0, lastSide: null };
    const usual = { seconds: 600, details: atOne, notes: null, deleted: null, revision: 1 };
    expect(feeds).toEqual([
      {
        user: idOf('0a'),
        id: first,
        baby: 'Bento',
        starts: '2026-03-07 02:00:00.000001',
        ends: '2026-03-07 02:20:00.999999',
        seconds: 1200,
        details: { side: 'both', leftSeconds: 700, rightSeconds: 500, lastSide: 'right' },
        notes: '=dormiu\nno "meio"',
        zone: 'America/Sao_Paulo',
        told: '2026-03-07 02:20:01.123456',
        edited: '2026-03-07 02:21:01.654321',
        deleted: null,
        revision: 1,
      },
      {
        ...usual,
        user: idOf('0a'),
        id: 'aaaaaaaa-0000-4000-8000-000000000002',
        baby: 'Bento',
        starts: '2026-03-07 05:00:00',
        ends: '2026-03-07 05:10:00',
        zone: 'America/Sao_Paulo',
        told: '2026-03-07 05:10:01',
        edited: '2026-03-07 05:30:01',
        deleted: '2026-03-07 05:30:01.000009',
      },
      {
        ...usual,
        user: idOf('0a'),
        id: expect.not.stringMatching(shared),
        baby: 'Bento',
        starts: '2026-03-07 08:00:00',
        ends: '2026-03-07 08:10:00',
        details: { ...atOne, side: 'right', leftSeconds: 0, rightSeconds: 600 },
        notes: 'a mamada',
        zone: 'America/Sao_Paulo',
        told: '2026-03-07 08:10:01',
        edited: '2026-03-07 08:10:01',
      },
      // She is expecting: whose it is she is asked.
      {
        ...usual,
        user: idOf('0c'),
        id: first,
        baby: null,
        starts: '2026-03-07 03:00:00',
        ends: '2026-03-07 03:10:00',
        zone: 'Europe/Lisbon',
        told: '2026-03-07 03:10:01',
        edited: '2026-03-07 03:10:01',
      },
    ]);
    const family = await familyOfAna(db);
    expect(await idAfterMove(db, family, { kind: 'feed', id: shared })).toBe(feeds[2]?.id);
    // What a feed, a sleep and a food shared are three.
    const [{ three } = {}] = await ask<{ three: number }>(
      db,
      `select count(distinct id)::int as three from diary_records
       where id in ('${shared}', md5('sleep:${shared}')::uuid, md5('feed:${shared}')::uuid)`,
    );
    expect(three).toBe(3);
    await close();
  });

  it('the feeds that the specification knows are as they were, without the deleted, and only to be read', async () => {
    const { db, close, moveIn } = await openDatabaseAt(kind, beforeFamilies);
    await fillWithOddCases(db);
    const columns = `user_id, start_time::text, end_time::text, duration_seconds, side, left_seconds, right_seconds, last_side,
      notes, time_zone, created_at::text, updated_at::text`;
    const read = (where: string) =>
      ask(db, `select ${columns} from breastfeeding_sessions ${where} order by user_id, start_time`);
    const before = await read('where deleted_at is null');
    await moveIn();
    expect(before).toHaveLength(3);
    expect(await read('')).toEqual(before);
    await expect(ask(db, `update breastfeeding_sessions set notes = 'x'`)).rejects.toThrow();
    await close();
  });

  it('a feed that is under way goes on, beside a sleep of the same id; one that was removed stays so', async () => {
    const { db, close } = await movedIn(kind);
    const timers = await ask<{ id: string }>(
      db,
      `select m.user_id as user, b.name as baby, t.id, revision, t.state->>'id' = t.id::text as knows_its_id
       from diary_timers t join family_members m using (family_id)
       left join babies b on b.family_id = t.family_id and b.id = t.baby_id where t.kind = 'feed' order by revision`,
    );
    const usual = { user: idOf('0a'), baby: 'Bento' };
    const atBoth = 'aaaaaaaa-0000-4000-8000-0000000000ee';
    expect(timers).toEqual([
      { ...usual, id: 'aaaaaaaa-0000-4000-8000-0000000000ed', revision: 2, knows_its_id: null },
      { ...usual, id: expect.not.stringMatching(atBoth), revision: 3, knows_its_id: true },
    ]);
    const family = await familyOfAna(db);
    expect(await timerIdAfterMove(db, family, { kind: 'feed', id: atBoth })).toBe(timers[1]?.id);
    await close();
  });

  it('a sleep that is under way goes on', async () => {
    const { db, close } = await movedIn(kind);
    const timers = await ask(
      db,
      `select m.user_id as user, b.name as baby, t.kind, t.id, revision, t.state->>'id' = t.id::text as knows_its_id
       from diary_timers t join family_members m using (family_id)
       left join babies b on b.family_id = t.family_id and b.id = t.baby_id where t.kind = 'sleep'`,
    );
    const id = 'aaaaaaaa-0000-4000-8000-0000000000ee';
    expect(timers).toEqual([
      { user: idOf('0a'), baby: 'Bento', kind: 'sleep', id, revision: 1, knows_its_id: true },
    ]);
    await close();
  });

  it('when her days begin holds for her family, and how she likes her log told stays hers', async () => {
    const { db, close } = await movedIn(kind);
    const hours = `select m.user_id as user, day_start_hour as day, sleep_day_start_hour as sleep from families f
      join family_members m on m.family_id = f.id where (day_start_hour, sleep_day_start_hour) <> (0, 6)`;
    expect(await ask(db, hours)).toEqual([{ user: idOf('0a'), day: 4, sleep: 7 }]);
    const hers = `select user_id as user, since_from, keep_awake from nursing_settings`;
    expect(await ask(db, hers)).toEqual([{ user: idOf('0a'), since_from: 'end', keep_awake: true }]);
    await close();
  });

  it('a routine is her family’s, of no baby in particular', async () => {
    const { db, close } = await movedIn(kind);
    const planned = `select m.user_id as user, r.baby_id as baby, r.name, r.recorded_by = m.user_id as by_her
      from baby_routines r join family_members m using (family_id)`;
    expect(await ask(db, planned)).toEqual([{ user: idOf('0a'), baby: null, name: 'Noite', by_her: true }]);
    await close();
  });

  it('the same version moved in twice has the same ids', async () => {
    const idsOf = async () => {
      const { db, close } = await movedIn(kind);
      const ids = await ask(db, `select family_id, id from babies order by family_id, id`);
      await close();
      return ids;
    };
    expect(await idsOf()).toEqual(await idsOf());
  });
});
