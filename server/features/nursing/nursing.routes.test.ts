import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diaryRecords } from '#server/features/diary/diary.table.ts';
import type { Feed } from '#shared/nursing/nursing.schema.ts';
import { agreed } from '#tests/support/consent.ts';
import { familyOf } from '#tests/support/family.ts';
import { aFeed, minutesBefore, write } from '#tests/support/nursing.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let colo: TestApp;
type Browser = ReturnType<TestApp['browser']>;
beforeAll(async () => {
  colo = await startTestApp();
});
afterAll(() => colo.close());

let count = 0;
const anyone = async () => agreed(await colo.signedIn(`mother${count++}@exemplo.test`));
const now = () => colo.clock.now();

async function record(her: Browser, feeds: Feed[]): Promise<void> {
  const writes = feeds.map((feed) => write('feed.put', feed));
  expect((await her.post('/api/sync', { writes })).status).toBe(200);
}

/** A mother with years of feeds, stored without the way through her phone. */
async function experienced(feeds: Feed[]): Promise<Browser> {
  const her = await anyone();
  const { db } = colo.services;
  const familyId = await familyOf(colo, `mother${count - 1}@exemplo.test`);
  const rows = feeds.map(({ id, side, leftSeconds, rightSeconds, lastSide = null, ...feed }, change) => ({
    familyId,
    id,
    kind: 'feed' as const,
    startTime: new Date(feed.startTime),
    endTime: new Date(feed.endTime),
    durationSeconds: feed.durationSeconds,
    details: { side, leftSeconds, rightSeconds, lastSide },
    notes: feed.notes,
    timeZone: feed.timeZone,
    revision: 1,
    change,
    createdAt: now(),
    updatedAt: now(),
  }));
  for (let n = 0; n < rows.length; n += 1000) await db.insert(diaryRecords).values(rows.slice(n, n + 1000));
  return her;
}

/** `n` feeds, three at each moment, twenty minutes apart. */
const many = (n: number) =>
  Array.from({ length: n }, (_, k) => aFeed(minutesBefore(now(), Math.floor(k / 3) * 20)));
const query = (values: Record<string, string>) => `?${new URLSearchParams(values)}`;

describe('the download', () => {
  const download = (her: Browser, values: Record<string, string> = {}) =>
    her.get(
      `/api/nursing/feeds.csv${query({
        from: '2025-01-01T00:00:00Z',
        to: '2027-01-01T00:00:00Z',
        language: 'pt',
        timeZone: 'America/Sao_Paulo',
        ...values,
      })}`,
    );

  it('tells each feed by her own clock, in both languages, with nothing that a spreadsheet would run', async () => {
    const her = await anyone();
    const feed = aFeed(now(), {
      startTime: '2026-03-08T02:50:00Z',
      endTime: '2026-03-08T03:00:00Z',
      durationSeconds: 600,
      side: 'both',
      leftSeconds: 400,
      rightSeconds: 200,
      notes: '=cmd|"dormiu"',
    });
    await record(her, [feed]);
    const portuguese = await download(her);
    expect(portuguese.headers.get('Content-Type')).toContain('text/csv');
    expect(portuguese.headers.get('Content-Disposition')).toContain('colo-mamadas.csv');
    // Read as bytes: a text reader would swallow the sign that tells a spreadsheet how to read.
    expect(Buffer.from(await portuguese.arrayBuffer()).toString()).toBe(
      '\uFEFF"Dia","Início","Fim","Minutos no peito","Lado","Minutos à esquerda","Minutos à direita","Observações"\r\n' +
        `"2026-03-07","23:50","00:00","10","Ambos","7","3","'=cmd|""dormiu"""\r\n`,
    );
    const english = await (await download(her, { language: 'en', timeZone: 'Europe/Lisbon' })).text();
    expect(english).toContain('"2026-03-08","02:50","03:00","10","Both","7","3"');
    expect(english).toContain('"Day","Start","End"');
  });

  it('has every feed of the period, oldest first, and none that she deleted', async () => {
    const feeds = many(1203);
    const her = await experienced(feeds);
    const deleted = feeds.slice(0, 3).map(({ id }) => write('feed.remove', { id }));
    await her.post('/api/sync', { writes: deleted });
    const lines = (await (await download(her, { timeZone: 'UTC' })).text()).trim().split('\r\n').slice(1);
    expect(lines).toHaveLength(1200);
    const times = lines.map((line) => line.slice(0, 20));
    expect(times).toEqual(times.toSorted());
  });

  it('breaks when a page of it cannot be read, and is never taken for whole', async () => {
    const her = await experienced(many(600));
    const file = (await download(her)).body?.getReader();
    await file?.read();
    await file?.read();
    const { db } = colo.services;
    await db.execute(sql`alter table diary_records rename to away`);
    await expect(file?.read()).rejects.toThrow();
    await db.execute(sql`alter table away rename to diary_records`);
  });

  it('is not for a machine that asks without end', async () => {
    const her = await anyone();
    for (let n = 0; n < 30; n++) expect((await download(her)).status).toBe(200);
    expect((await download(her)).status).toBe(429);
  });

  it('wants a zone and a language that exist', async () => {
    const her = await anyone();
    for (const wrong of [{ timeZone: 'Marte/Cratera' }, { language: 'fr' }, { from: 'ontem' }])
      expect((await download(her, wrong as Record<string, string>)).status).toBe(400);
  });
});
