import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqlStateOf } from '#server/platform/db/database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { forgetOldLines } from './audit.repository.ts';
import { auditLog } from './audit.table.ts';

let colo: TestApp;
beforeAll(async () => {
  colo = await startTestApp();
});
afterAll(() => colo.close());

const day = 24 * 60 * 60 * 1000;
/** The database looks at its own clock: whoever moves ours gains nothing. */
const inDays = (days: number) => new Date(Date.now() + days * day);

async function line(subject: string, keepUntil: Date) {
  await colo.services.db
    .insert(auditLog)
    .values({ action: 'staff_added', actorEmail: 'ana@colo.test', subject, at: inDays(-10), keepUntil });
}
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => sqlStateOf(error),
  );
const subjects = async () =>
  (await colo.services.db.select({ subject: auditLog.subject }).from(auditLog)).map(({ subject }) => subject);

describe('a line of the audit log', () => {
  it('cannot be changed, not even once its time is over', async () => {
    const { db } = colo.services;
    await line('stands', inDays(1));
    await line('over', inDays(-1));
    for (const subject of ['stands', 'over']) {
      const change = db.update(auditLog).set({ actorEmail: null }).where(eq(auditLog.subject, subject));
      expect(await refusalOf(change.execute())).toBe('23001');
    }
  });

  it('cannot be removed before its time, by one, by all, or by emptying the table', async () => {
    const { db } = colo.services;
    await line('early', inDays(1));
    expect(await refusalOf(db.delete(auditLog).where(eq(auditLog.subject, 'early')).execute())).toBe('23001');
    expect(await refusalOf(db.delete(auditLog).execute())).toBe('23001');
    expect(await refusalOf(db.execute(sql`truncate audit_log`))).toBe('23001');
    expect(await subjects()).toContain('early');
  });

  it('is swept out when its time is over, and no sooner', async () => {
    await line('yesterday', inDays(-1));
    await line('tomorrow', inDays(1));
    await forgetOldLines(colo.services.db, new Date());
    expect(await subjects()).toContain('tomorrow');
    expect(await subjects()).not.toContain('yesterday');
  });

  it('outlasts a clock of ours that runs ahead', async () => {
    await line('ahead', inDays(1));
    await forgetOldLines(colo.services.db, inDays(365));
    expect(await subjects()).toContain('ahead');
  });
});
