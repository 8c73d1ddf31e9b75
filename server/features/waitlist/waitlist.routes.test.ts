import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { joinWaitlist } from './waitlist.repository.ts';
import { waitlistEntries } from './waitlist.table.ts';

let colo: TestApp;
let staff: ReturnType<TestApp['browser']>;
beforeAll(async () => {
  colo = await startTestApp({ STAFF_EMAILS: 'staff@colo.test' });
  staff = await colo.signedIn('staff@colo.test');
});
afterAll(() => colo.close());

describe('joining the waitlist', () => {
  it('keeps her e-mail, language and time, once, and answers alike the second time', async () => {
    const first = await colo.browser().post('/api/waitlist', { email: 'Ana@Exemplo.test', language: 'pt' });
    colo.clock.pass({ minutes: 1 });
    const second = await colo.browser().post('/api/waitlist', { email: ' ana@exemplo.test', language: 'en' });
    expect([first.status, await first.text()]).toEqual([second.status, await second.text()]);
    const rows = await colo.services.db.select().from(waitlistEntries);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ email: 'ana@exemplo.test', language: 'pt' });
  });

  it.each([
    { email: 'ana', language: 'pt' },
    { email: 'ana@exemplo.test', language: 'fr' },
    { email: `${'a'.repeat(250)}@exemplo.test`, language: 'pt' },
    { language: 'pt' },
  ])('refuses %o', async (body) => {
    expect((await colo.browser().post('/api/waitlist', body)).status).toBe(400);
  });

  it('stops a machine that sends without end', async () => {
    const machine = colo.browser();
    const statuses = [];
    for (let n = 0; n < 40; n++) {
      statuses.push(
        (await machine.post('/api/waitlist', { email: `m${n}@exemplo.test`, language: 'pt' })).status,
      );
    }
    expect(statuses).toContain(429);
    colo.clock.pass({ minutes: 15 });
  });
});

describe('the list for staff', () => {
  it('pages through everything, newest first, without losing or repeating a row of the same instant', async () => {
    await colo.services.db.delete(waitlistEntries);
    for (let n = 0; n < 120; n++) {
      await joinWaitlist(colo.services.db, {
        email: `n${n}@exemplo.test`,
        language: 'pt',
        now: colo.clock.now(),
      });
      if (n % 40 === 0) colo.clock.pass({ seconds: 1 });
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query: string = cursor ? `?cursor=${encodeURIComponent(cursor)}` : '';
      const page = await (await staff.get(`/api/admin/waitlist${query}`)).json();
      expect(page.total).toBe(120);
      seen.push(...page.entries.map((entry: { email: string }) => entry.email));
      cursor = page.nextCursor;
    } while (cursor);
    expect(new Set(seen).size).toBe(120);
    expect(seen).toHaveLength(120);
  });

  it('starts anew from a cursor that is none', async () => {
    for (const cursor of [
      'x',
      '2026-99-99 00:00:00+00 00000000-0000-0000-0000-000000000000',
      "' or 1=1 --",
    ]) {
      const answer = await staff.get(`/api/admin/waitlist?cursor=${encodeURIComponent(cursor)}`);
      expect((await answer.json()).entries, cursor).toHaveLength(50);
    }
  });

  it('breaks as a download when a page of it cannot be read', async () => {
    const file = (await staff.get('/api/admin/waitlist.csv')).body?.getReader();
    await file?.read();
    await file?.read();
    const { db } = colo.services;
    await db.execute(sql`alter table waitlist_entries rename to away`);
    await expect(file?.read()).rejects.toThrow();
    await db.execute(sql`alter table away rename to waitlist_entries`);
  });

  it('downloads as CSV, every row, with nothing that a spreadsheet would run', async () => {
    colo.clock.pass({ seconds: 1 });
    await joinWaitlist(colo.services.db, {
      email: '=cmd@exemplo.test',
      language: 'en',
      now: colo.clock.now(),
    });
    const response = await staff.get('/api/admin/waitlist.csv');
    expect(response.headers.get('Content-Type')).toContain('text/csv');
    expect(response.headers.get('Content-Disposition')).toContain('attachment');
    const lines = (await response.text()).trim().split('\r\n');
    expect(lines[0]).toBe('email,language,created_at');
    expect(lines).toHaveLength(122);
    expect(lines[1]).toMatch(/^"'=cmd@exemplo\.test","en","\d{4}-/);
  });
});
