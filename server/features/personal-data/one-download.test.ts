import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diaryRecords } from '#server/features/diary/diary.table.ts';
import { personalData } from '#server/personal-data.ts';
import { leases } from '#server/platform/db/lease.table.ts';
import { rowsOf } from '#server/platform/db/rows.ts';
import { familyOf } from '#tests/support/family.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { rowsPerPage } from './personal-data.pages.ts';

let colo: TestApp;
beforeAll(async () => {
  colo = await startTestApp();
});
afterAll(() => colo.close());

type Browser = ReturnType<TestApp['browser']>;
const download = (her: Browser) => her.get('/api/my-data');
const unzipped = async (response: Response) => {
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return { json: JSON.parse(text('colo.json')), text };
};

/** Many of one moment, with microseconds: what a page that counts by time alone would lose. */
async function withFeeds(email: string, count: number) {
  const her = await colo.signedIn(email);
  const familyId = await familyOf(colo, email);
  await colo.services.db.execute(sql`insert into ${diaryRecords} (family_id, id, kind, start_time, end_time, duration_seconds,
      details, time_zone, revision, change, created_at, updated_at, deleted_at)
    select ${familyId}::uuid, gen_random_uuid(), 'feed', at, at + interval '10 minutes', 600, '{}', 'UTC', 1, n, at, at,
      case when n % 100 = 0 then at end
    from generate_series(1, ${count}::int) n,
      lateral (select timestamptz '2026-01-01 03:00:00.000001+00' + n / 300 * interval '1 microsecond' as at) moment`);
  return her;
}

describe('a download longer than a page', () => {
  it('has every row once, oldest first, in both files', async () => {
    const count = rowsPerPage * 2 + 7;
    const her = await withFeeds('long@exemplo.test', count);
    const { json, text } = await unzipped(await download(her));
    const ids: string[] = json.diary_records.map(({ id }: { id: string }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([count, count]);
    const lines = text('diary_feed.csv').trim().split('\r\n');
    expect(lines.slice(1).map((line) => line.split(',')[1])).toEqual(ids.map((id) => `"${id}"`));
    const kept = json.diary_records.filter((row: { deleted_at: unknown }) => !row.deleted_at);
    const starts: string[] = kept.map((row: { start_time: string }) => row.start_time);
    expect(starts).toEqual(starts.toSorted());
  });
});

describe('a second download of one account', () => {
  it('is asked to wait while the first runs, on whichever process, and gets its turn after it', async () => {
    const her = await withFeeds('twice@exemplo.test', 1);
    const first = await download(her);
    const second = await download(her);
    expect([first.status, second.status]).toEqual([200, 429]);
    expect((await second.json()).error.code).toBe('too_many_requests');
    expect(Number(second.headers.get('Retry-After'))).toBeGreaterThan(0);
    await first.arrayBuffer();
    const third = await download(her);
    expect(third.status).toBe(200);
    await third.arrayBuffer();
  });

  it('does not wait for another mother’s', async () => {
    const [ana, bia] = [await withFeeds('ana@exemplo.test', 1), await withFeeds('bia@exemplo.test', 1)];
    const both = [await download(ana), await download(bia)];
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    for (const one of both) await one.arrayBuffer();
  });

  it('has its turn at once when the first was given up', async () => {
    const her = await withFeeds('stopped@exemplo.test', 1);
    const reader = (await download(her)).body?.getReader();
    await reader?.read();
    await reader?.cancel();
    const next = await download(her);
    expect(next.status).toBe(200);
    await next.arrayBuffer();
  });

  it('has its turn after a minute when the first fell silent, which then breaks off', async () => {
    const her = await withFeeds('silent@exemplo.test', rowsPerPage * 3);
    const reader = (await download(her)).body?.getReader();
    await reader?.read();
    colo.clock.pass({ minutes: 1 });
    const next = await download(her);
    expect(next.status).toBe(200);
    const toItsEnd = async () => {
      while (!(await reader?.read())?.done);
    };
    await expect(toItsEnd()).rejects.toThrow('Another download');
    await next.arrayBuffer();
    expect(await colo.services.db.$count(leases)).toBe(0);
  });
});

it('a download leaves a line that she finds in the next one', async () => {
  const her = await withFeeds('noted@exemplo.test', 1);
  await unzipped(await download(her));
  const { json } = await unzipped(await download(her));
  expect(json.audit_log).toContainEqual(
    expect.objectContaining({ kind: 'access', action: 'data_exported', actor_email: 'noted@exemplo.test' }),
  );
});

it.each(personalData.filter(({ inOrder }) => inOrder).map(({ table, inOrder }) => [table, inOrder] as const))(
  'a page of %s ends at one row and no other: its order is never empty, nor the same twice',
  async (table, inOrder) => {
    const rows = await rowsOf<{ columns: string[]; filled: boolean }>(
      colo.services.db,
      sql`
      select array_agg(a.attname::text) as columns, bool_and(a.attnotnull) as filled
      from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
      where i.indrelid = ${table}::regclass and i.indisunique and i.indpred is null group by i.indexrelid
    `,
    );
    const given = new Set<string>([...(inOrder ?? []), 'user_id']);
    expect(rows.some(({ columns, filled }) => filled && columns.every((name) => given.has(name)))).toBe(true);
    const nullable = (await colo.services.db.execute(sql`
      select attname from pg_attribute where attrelid = ${table}::regclass and not attnotnull and attnum > 0
    `)) as unknown as { rows: { attname: string }[] };
    const empty = nullable.rows.map(({ attname }) => attname);
    expect(inOrder?.filter((name) => empty.includes(name))).toEqual([]);
  },
);
