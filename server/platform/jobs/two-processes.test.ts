import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isNull } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#server/features/access/access.table.ts';
import { notificationSettings } from '#server/features/notifications/notifications.table.ts';
import { enqueueCancelledMails } from '#server/features/specialists/reminders/reminders.service.ts';
import { sessionReminders } from '#server/features/specialists/specialists.table.ts';
import { migrationsFolder, projectFolder } from '#server/folders.ts';
import { systemClock } from '#server/platform/clock/clock.ts';
import { openPostgres } from '#server/platform/db/postgres.ts';
import { createLog } from '#server/platform/log/log.ts';
import { defaultNotifications } from '#shared/notifications/notifications.schema.ts';
import { startRealPostgres } from '#tests/support/real-postgres.ts';
import { addSession } from '#tests/support/specialists.ts';
import type { OpenDatabase } from '../db/database.ts';
import { jobs } from './jobs.table.ts';

/** Real servers, a real PostgreSQL, a real mail server: what is promised of several processes is proved with several. */
const mothers = 40;
let named = 0;
let folder: string;
let postgres: Awaited<ReturnType<typeof startRealPostgres>> | undefined;
let database: OpenDatabase;
let databaseUrl: string;
const servers: ChildProcess[] = [];

type Delivery = { to: string; messageId: string };
/** What the mail server took. */
let taken: Delivery[] = [];
/** Where it stops to think: before it has read a mail, or when it has it and has not said so. */
let thinksAt: 'recipient' | 'answer' | undefined;
let thinking: (() => void)[] = [];

const think = (at: typeof thinksAt): Promise<void> =>
  thinksAt === at ? new Promise((resolve) => void thinking.push(resolve)) : Promise.resolve();

function stopThinking(): void {
  thinksAt = undefined;
  for (const goOn of thinking.splice(0)) goOn();
}

const post = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onRcptTo: (_to, _session, answer) => void think('recipient').then(() => answer()),
  onData: (stream, _session, answer) => void take(stream).then(() => answer(), leftMidWord),
});
post.on('error', leftMidWord);

async function take(stream: AsyncIterable<Buffer>): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  const mail = await PostalMime.parse(Buffer.concat(chunks));
  taken.push({ to: mail.to?.[0]?.address ?? '', messageId: mail.messageId ?? '' });
  await think('answer');
}

/** Whoever is killed leaves in the middle of a word: nobody is there to be answered. */
function leftMidWord(): void {}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colo-two-'));
  await new Promise<void>((resolve) => post.listen(0, '127.0.0.1', resolve));
  postgres = await startRealPostgres();
  databaseUrl = postgres.urlOf('colo_template');
  database = await openPostgres(databaseUrl, migrationsFolder, createLog('silent'));
});
beforeEach(() => {
  taken = [];
  thinking = [];
});
afterAll(async () => {
  for (const server of servers) server.kill('SIGKILL');
  await database.close();
  await postgres?.stop();
  post.close();
  await rm(folder, { recursive: true, force: true });
});

async function startServer(name: string): Promise<ChildProcess> {
  const { port } = post.server.address() as AddressInfo;
  const server = spawn(process.execPath, ['server/main.ts', '--without-web'], {
    cwd: projectFolder,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: join(folder, name),
      DATABASE_URL: databaseUrl,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  servers.push(server);
  if (!server.stdout) throw new Error('The server says nothing');
  await once(server.stdout, 'data');
  return server;
}

async function addMothers(sessionId: string): Promise<string[]> {
  const now = systemClock.now();
  const addresses = Array.from({ length: mothers }, () => `mae-${named++}@exemplo.test`);
  const rows = await database.db
    .insert(users)
    .values(addresses.map((email) => ({ email, createdAt: now, lastSignInAt: now })))
    .returning();
  await database.db
    .insert(sessionReminders)
    .values(rows.map(({ id }) => ({ userId: id, sessionId, language: 'pt' as const, createdAt: now })));
  // Whatever the hour at which this runs, it is nobody’s night.
  await database.db.insert(notificationSettings).values(
    rows.map(({ id }) => ({
      ...defaultNotifications,
      userId: id,
      quietFrom: '00:00',
      quietTo: '00:00',
      updatedAt: now,
    })),
  );
  return addresses;
}

async function cancelForAll() {
  const now = systemClock.now();
  const world = { services: { db: database.db }, clock: systemClock };
  const session = await addSession(world, { cancelledAt: now, cancelReason: 'Ficou doente' });
  const addresses = await addMothers(session.id);
  await enqueueCancelledMails(database.db, session.id, now);
  return addresses;
}

const allDone = () =>
  expect.poll(() => database.db.$count(jobs, isNull(jobs.doneAt)), { timeout: 20_000 }).toBe(0);

/** Each of the two is at three mails, as many as it has at a time. */
const bothAreAtIt = () => expect.poll(() => thinking.length, { timeout: 15_000 }).toBe(6);

async function kill(server: ChildProcess | undefined): Promise<void> {
  if (!server) throw new Error('There is no such server');
  const gone = once(server, 'exit');
  server.kill('SIGKILL');
  await gone;
}

describe('two servers', () => {
  beforeAll(() => Promise.all([startServer('one'), startServer('two')]));

  it('share the mails of many, and each goes out once', async () => {
    thinksAt = 'recipient';
    const addresses = await cancelForAll();
    await bothAreAtIt();
    stopThinking();
    await allDone();
    expect(taken.map(({ to }) => to).toSorted()).toEqual(addresses.toSorted());
  }, 40_000);

  it('one of them killed before its mails were handed over: the other sends them, each once', async () => {
    thinksAt = 'recipient';
    const addresses = await cancelForAll();
    await bothAreAtIt();
    await kill(servers[0]);
    stopThinking();
    await allDone();
    expect(taken.map(({ to }) => to).toSorted()).toEqual(addresses.toSorted());
  }, 40_000);

  /**
   * Nobody can know whether a mail server that has a mail and has not said so will deliver it. Here it does. None is
   * lost; those few are handed over again, and are the same mail by its id.
   */
  it('one of them killed after its mails were handed over: none is lost, and a copy has the id of its mail', async () => {
    await startServer('three');
    thinksAt = 'answer';
    const addresses = await cancelForAll();
    await bothAreAtIt();
    await kill(servers[1]);
    stopThinking();
    await allDone();
    const byId = Map.groupBy(taken, ({ messageId }) => messageId);
    expect([...byId.values()].map((copies) => copies[0]?.to).toSorted()).toEqual(addresses.toSorted());
    expect(taken.length - byId.size).toBe(3);
  }, 40_000);
});
