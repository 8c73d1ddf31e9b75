import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agreed } from '#tests/support/consent.ts';
import { experienced, manyFeeds, recordFeeds } from '#tests/support/feeds-of-years.ts';
import { aFeed, write } from '#tests/support/nursing.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let colo: TestApp;
type Browser = ReturnType<TestApp['browser']>;
beforeAll(async () => {
  colo = await startTestApp();
});
afterAll(() => colo.close());

let count = 0;
const newAddress = () => `mother${count++}@exemplo.test`;
const anyone = async () => agreed(await colo.signedIn(newAddress()));
const now = () => colo.clock.now();
const many = (n: number) => manyFeeds(now(), n);
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
    await recordFeeds(her, [feed]);
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
    const her = await experienced(colo, newAddress(), feeds);
    const deleted = feeds.slice(0, 3).map(({ id }) => write('feed.remove', { id }));
    await her.post('/api/sync', { writes: deleted });
    const lines = (await (await download(her, { timeZone: 'UTC' })).text()).trim().split('\r\n').slice(1);
    expect(lines).toHaveLength(1200);
    const times = lines.map((line) => line.slice(0, 20));
    expect(times).toEqual(times.toSorted());
  });

  it('breaks when a page of it cannot be read, and is never taken for whole', async () => {
    const her = await experienced(colo, newAddress(), many(600));
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
