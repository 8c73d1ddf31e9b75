import { randomUUID } from 'node:crypto';
import { asc, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { users } from '#server/features/access/access.table.ts';
import { jobHandlers } from '#server/job-handlers.ts';
import { startJobs } from '#server/platform/jobs/jobs.runner.ts';
import { jobs } from '#server/platform/jobs/jobs.table.ts';
import type { Language } from '#shared/language/language.rules.ts';
import { defaultNotifications, type Notifications } from '#shared/notifications/notifications.schema.ts';
import type { Quiet } from '#shared/quiet/quiet.rules.ts';
import { addSession } from '#tests/support/specialists.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

import { sessionReminders, videoSessions } from '../specialists.table.ts';
import { enqueueCancelledMails, enqueueMovedMails, planReminders } from './reminders.service.ts';

let colo: TestApp;
let her: ReturnType<TestApp['browser']>;
let userId: string;
let runner: ReturnType<typeof startJobs>;
const email = 'ana@exemplo.test';

beforeAll(async () => {
  colo = await startTestApp();
  her = await colo.signedIn(email);
  userId = await idOf(email);
  const { db, clock, log } = colo.services;
  const hasOneSession = inject('databaseTemplate').kind === 'embedded';
  runner = startJobs({ db, clock, log, handlers: jobHandlers(colo.services), hasOneSession });
});
afterAll(async () => {
  await runner.stop();
  await colo.close();
});

beforeEach(async () => {
  await colo.services.db.delete(jobs);
  await colo.services.db.delete(sessionReminders);
  await choose({});
  // Nine in the morning where she lives.
  colo.clock.pass({ hours: (12 - colo.clock.now().getUTCHours() + 24) % 24 });
  colo.mails.length = 0;
});
afterEach(async () => {
  const failed = await colo.services.db.$count(jobs, sql`${jobs.lastError} is not null`);
  expect(failed, 'a job failed').toBe(0);
});

async function idOf(address: string): Promise<string> {
  const [user] = await colo.services.db.select().from(users).where(eq(users.email, address));
  return user?.id ?? '';
}
const choose = (own: Partial<Notifications>) =>
  her.call('PUT', '/api/notifications', { body: { ...defaultNotifications, ...own } });

const say = (quiet: Quiet | null) =>
  her.post('/api/sync', { writes: [{ id: randomUUID(), kind: 'quiet.put', body: { quiet } }] });

type Timed = { id: string; startsAt: Date };
async function remind(session: Timed, language: Language = 'pt', who = userId) {
  const now = colo.clock.now();
  await colo.services.db
    .insert(sessionReminders)
    .values({ userId: who, sessionId: session.id, language, createdAt: now });
  await planReminders(colo.services.db, session, { userId: who, now });
}

async function change(session: Timed, own: Partial<typeof videoSessions.$inferInsert>) {
  const [row] = await colo.services.db
    .update(videoSessions)
    .set(own)
    .where(eq(videoSessions.id, session.id))
    .returning();
  if (!row) throw new Error('There is no such session');
  return row;
}

/** Time passes, and what is due is done at its moment; told is when each mail came. */
async function live(hours: number): Promise<string[]> {
  const end = colo.clock.now().getTime() + hours * 3_600_000;
  const passTo = (moment: number) =>
    colo.clock.pass({ seconds: Math.max(0, moment - colo.clock.now().getTime()) / 1000 });
  const came: string[] = [];
  for (;;) {
    const [next] = await colo.services.db
      .select({ runAt: jobs.runAt })
      .from(jobs)
      .where(isNull(jobs.doneAt))
      .orderBy(asc(jobs.runAt))
      .limit(1);
    if (!next || next.runAt.getTime() > end) break;
    passTo(next.runAt.getTime());
    const before = colo.mails.length;
    await runner.runDue();
    for (const mail of colo.mails.slice(before))
      came.push(`${colo.clock.now().toISOString().slice(0, 16)} ${mail.subject}`);
  }
  passTo(end);
  return came;
}
const subjects = () => colo.mails.map(({ subject }) => subject);

describe('a reminder she asked for', () => {
  it('comes a day and ten minutes before, each once, in her language, with a link and a way to stop it', async () => {
    const session = await addSession(colo, { startsIn: 2 * 24 * 60 });
    await remind(session);
    const came = await live(49);
    expect(came).toHaveLength(2);
    expect(colo.mails.map(({ to }) => to)).toEqual([email, email]);
    const [day, short] = colo.mails;
    expect(day?.subject).toMatch(/^Lembrete: Pega sem dor, /);
    expect(short?.subject).toBe('Começa em 10 minutos: Pega sem dor');
    for (const mail of [day, short]) {
      expect(mail?.text).toContain(`http://localhost:3000/app/chat/encontro/${session.id}`);
      expect(mail?.text).toContain('com Marina Exemplo');
      expect(mail?.text).toMatch(/09:00 \(horário de Brasília\)/);
      expect(mail?.text).toContain('http://localhost:3000/app/profile');
      expect(mail?.text).not.toContain('No horário de Brasília');
    }
    expect(day?.messageId).not.toBe(short?.messageId);
  });

  it('in English tells her own time and that of Brasília when they differ', async () => {
    await choose({ timeZone: 'Pacific/Kiritimati', quietFrom: '00:00', quietTo: '00:00' });
    const session = await addSession(colo, {
      startsAt: new Date(colo.clock.now().getTime() + 60 * 60_000),
    });
    await remind(session, 'en');
    await live(1);
    const [mail] = colo.mails;
    expect(mail?.subject).toBe('Starts in 10 minutes: Pega sem dor');
    expect(mail?.text).toMatch(/at 03:00\sAM \(Line Islands Time\)/);
    expect(mail?.text).toMatch(/Brasília time: .* at 10:00\sAM/);
    expect(mail?.text).toContain(`/en/app/chat/encontro/${session.id}`);
    expect(mail?.html).toContain('lang="en"');
  });

  it('for a session that starts now is kept without a mail', async () => {
    const session = await addSession(colo, { startsIn: 0 });
    await remind(session);
    expect(await colo.services.db.$count(jobs)).toBe(0);
    expect(await colo.services.db.$count(sessionReminders)).toBe(1);
  });

  it('withdrawn and asked for again comes once', async () => {
    const session = await addSession(colo, { startsIn: 2 * 24 * 60 });
    await remind(session);
    await colo.services.db.delete(sessionReminders);
    await remind(session);
    await live(25);
    await colo.services.db.delete(sessionReminders);
    await remind(session);
    expect(await live(25)).toHaveLength(1);
    expect(colo.mails).toHaveLength(2);
  });
});

describe('nothing is sent', () => {
  const cases: [string, (session: Timed) => Promise<unknown>][] = [
    ['she withdrew it', () => colo.services.db.delete(sessionReminders)],
    ['she turned reminders off', () => choose({ sessionReminders: false })],
    ['she paused everything', () => choose({ paused: true })],
    ['the session was cancelled', (s) => change(s, { cancelledAt: colo.clock.now() })],
    ['the session was deleted', (s) => change(s, { deletedAt: colo.clock.now() })],
    ['the session is over already', (s) => change(s, { endedAt: colo.clock.now() })],
    [
      'the session moved and nobody said so',
      (s) => change(s, { startsAt: new Date(s.startsAt.getTime() + 1) }),
    ],
  ];
  it.each(cases)('when %s', async (_what, happens) => {
    const session = await addSession(colo, { startsIn: 60 });
    await remind(session);
    await happens(session);
    expect(await live(2)).toEqual([]);
    expect(await colo.services.db.$count(jobs, sql`${jobs.doneAt} is null`)).toBe(0);
  });

  it('while something changed; what is still to come goes out again once she takes it back', async () => {
    const session = await addSession(colo, { startsIn: 2 * 24 * 60 });
    await remind(session);
    await say('baby-died');
    expect(await live(25)).toEqual([]);
    await enqueueMovedMails(colo.services.db, session, colo.clock.now());
    expect(await live(0)).toEqual([]);
    await say(null);
    expect(await live(24)).toHaveLength(1);
    expect(subjects()).toEqual(['Começa em 10 minutos: Pega sem dor']);
  });

  it('when she is leaving', async () => {
    const session = await addSession(colo, { startsIn: 60 });
    await remind(session);
    const { db } = colo.services;
    await db.update(users).set({ deletionRequestedAt: colo.clock.now() }).where(eq(users.id, userId));
    expect(await live(2)).toEqual([]);
    await db.update(users).set({ deletionRequestedAt: null }).where(eq(users.id, userId));
  });

  it('too late: a mail server that was away over the start loses the mail, not the next one', async () => {
    const session = await addSession(colo, { startsIn: 60 });
    await remind(session);
    colo.clock.pass({ hours: 2 });
    await runner.runDue();
    expect(colo.mails).toEqual([]);
  });
});

describe('in her quiet hours', () => {
  it('the mail of the day before waits for the morning, and the last one comes before the night', async () => {
    // 23:30 in São Paulo, the day after tomorrow.
    const start = new Date(colo.clock.now().getTime() + (2 * 24 + 14.5) * 60 * 60_000);
    await remind(await addSession(colo, { startsAt: start }));
    const came = await live(64);
    const day = start.toISOString().slice(0, 10);
    expect(came.map((line) => line.slice(11, 16))).toEqual(['10:00', '00:55']);
    expect(came[1]).toContain(`${day}T00:55 Lembrete: Pega sem dor`);
  });

  it('that she changes afterwards the new ones count', async () => {
    const start = new Date(colo.clock.now().getTime() + (2 * 24 + 14.5) * 60 * 60_000);
    await remind(await addSession(colo, { startsAt: start }));
    await choose({ quietFrom: '03:00', quietTo: '04:00' });
    const came = await live(64);
    expect(came.map((line) => line.slice(11, 16))).toEqual(['02:30', '02:20']);
  });
});

it('a mail that waits for the end of her quiet hours survives her saving her notices again', async () => {
  // Due at half past one where she lives, and put off to her morning.
  const start = new Date(colo.clock.now().getTime() + (24 + 16.5) * 60 * 60_000);
  const hers = { quietFrom: '22:00', quietTo: '07:00' };
  await choose(hers);
  await remind(await addSession(colo, { startsAt: start }));
  colo.clock.pass({ hours: 18 });
  await choose(hers);
  const came = await live(4);
  expect(came).toEqual([expect.stringMatching(/T10:00 Lembrete: Pega sem dor/)]);
});

describe('a session that moves', () => {
  it('is told once for each change, with the new time, and reminds of that one only', async () => {
    const session = await addSession(colo, { startsIn: 2 * 24 * 60 });
    await remind(session);
    const { db } = colo.services;
    const later = new Date(session.startsAt.getTime() + 3 * 60 * 60_000);
    const moved = await change(session, { startsAt: later, sequence: 1 });
    await enqueueMovedMails(db, moved, colo.clock.now());
    await enqueueMovedMails(db, moved, colo.clock.now());
    const came = await live(52);
    expect(came.map((line) => line.slice(17))).toEqual([
      'Mudou de horário: Pega sem dor',
      expect.stringMatching(/^Lembrete: /),
      'Começa em 10 minutos: Pega sem dor',
    ]);
    expect(colo.mails[0]?.text).toMatch(/12:00 \(horário de Brasília\)/);
    expect(came[1]?.slice(11, 16)).toBe('15:00');
  });

  it('twice before anybody was told is told with the last time alone', async () => {
    const session = await addSession(colo, { startsIn: 3 * 24 * 60 });
    await remind(session, 'en');
    const { db } = colo.services;
    for (const sequence of [1, 2]) {
      const startsAt = new Date(session.startsAt.getTime() + sequence * 60 * 60_000);
      await enqueueMovedMails(db, await change(session, { startsAt, sequence }), colo.clock.now());
    }
    await live(1);
    expect(subjects()).toEqual(['New time: Pega sem dor']);
    expect(colo.mails[0]?.text).toMatch(/at 11:00\sAM/);
  });
});

describe('a session that is cancelled', () => {
  it('is told once with the reason, and reminds nobody any more', async () => {
    const session = await addSession(colo, { startsIn: 24 * 60 + 30 });
    await remind(session);
    const { db, clock } = colo.services;
    await change(session, { cancelledAt: clock.now(), cancelReason: 'A Dra. Helena está doente.' });
    await enqueueCancelledMails(db, session.id, clock.now());
    await enqueueCancelledMails(db, session.id, clock.now());
    await live(26);
    expect(subjects()).toEqual(['Cancelado: Pega sem dor']);
    expect(colo.mails[0]?.text).toContain('Motivo: A Dra. Helena está doente.');
  });

  it('and deleted at once is told all the same, without a way to a page that is gone', async () => {
    const session = await addSession(colo, { startsIn: 24 * 60 + 30 });
    await remind(session);
    const { db, clock } = colo.services;
    await change(session, { cancelledAt: clock.now(), cancelReason: 'Ela adoeceu.', deletedAt: clock.now() });
    await enqueueCancelledMails(db, session.id, clock.now());
    await live(26);
    expect(subjects()).toEqual(['Cancelado: Pega sem dor']);
    expect(colo.mails[0]?.text).not.toContain('/app/chat/encontro/');
  });

  it('at night is told in the morning', async () => {
    colo.clock.pass({ hours: 14 });
    const session = await addSession(colo, { startsIn: 24 * 60 });
    await remind(session, 'en');
    const { db, clock } = colo.services;
    await change(session, { cancelledAt: clock.now(), cancelReason: 'She is ill.' });
    await enqueueCancelledMails(db, session.id, clock.now());
    const came = await live(9);
    expect(came).toEqual([expect.stringMatching(/T10:00 Cancelled: Pega sem dor$/)]);
  });
});

it('five hundred mothers who asked for the same session each get one mail', async () => {
  const { clock } = colo;
  const { db } = colo.services;
  const session = await addSession(colo, { startsIn: 30 });
  const now = clock.now();
  const addresses = Array.from({ length: 500 }, (_, n) => `mae-${n}@exemplo.test`);
  const mothers = await db
    .insert(users)
    .values(addresses.map((address) => ({ email: address, createdAt: now, lastSignInAt: now })))
    .returning();
  await db.insert(sessionReminders).values(
    mothers.map(({ id }) => ({
      userId: id,
      sessionId: session.id,
      language: 'pt' as const,
      createdAt: now,
    })),
  );
  await enqueueMovedMails(db, { ...session, sequence: 0 }, now);
  await db.delete(jobs).where(eq(jobs.kind, 'session-moved'));
  clock.pass({ minutes: 20 });
  await runner.runDue();
  expect(colo.mails.map(({ to }) => to).toSorted()).toEqual(addresses.toSorted());
}, 60_000);
