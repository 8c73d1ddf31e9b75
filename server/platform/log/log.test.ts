import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/features/access/access.table.ts';
import { startTestApp, TestClock } from '#tests/support/test-app.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import type { OpenDatabase } from '../db/database.ts';
import { createMailer } from '../mail/create-mailer.ts';
import { createLog } from './log.ts';

function listening(level = 'info') {
  const lines: string[] = [];
  return { lines, log: createLog(level, { write: (line) => void lines.push(line) }) };
}

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('a failed statement is logged with its place and code, and with nobody’s data', async () => {
  const { lines, log } = listening('error');
  const now = new Date();
  const row = { email: 'ana@exemplo.test', createdAt: now, lastSignInAt: now };
  await database.db.insert(users).values(row);
  const error = await database.db
    .insert(users)
    .values(row)
    .catch((failure: unknown) => failure);
  log.error({ err: error }, 'could not be stored');
  expect(lines.join('')).toContain('insert into');
  expect(lines.join('')).toContain('23505');
  expect(lines.join('')).toContain('log.test.ts');
  expect(lines.join('')).not.toContain('ana@');
});

describe('a mail address', () => {
  it('is not in the log when the mail server names it in its refusal', async () => {
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: ({ address }, _session, done) =>
        done(Object.assign(new Error(`<${address}>: mailbox of ${address} is full`), { responseCode: 552 })),
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as AddressInfo;
    const smtpUrl = `smtp://127.0.0.1:${port}`;
    const mailer = createMailer({ smtpUrl, from: 'Colo <oi@colo.test>', folder: '' }, new TestClock());
    const { lines, log } = listening();
    const colo = await startTestApp({}, { log });
    Object.assign(colo.mailer, { send: mailer.send });
    expect((await colo.browser().post('/auth/v1/otp', { email: 'ana.souza+bebe@exemplo.test' })).status).toBe(
      503,
    );
    await colo.close();
    mailer.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
    expect(lines.join('')).toContain('mailbox of [address] is full');
    expect(lines.join('')).not.toMatch(/souza|exemplo\.test/);
  });

  it.each([
    'to ana@exemplo.test, again',
    '<ANA@exemplo.test>',
    'mailto:ana@exemplo.test?subject=Colo',
    'https://colo.test/x?email=ana%40exemplo.test&code=1',
    'rejected:ana@exemplo.test;bia@exemplo.test',
    'maria.ana@exemplo.test\n    at the end',
  ])('is in no line, whatever wrote it: %s', (words) => {
    const { lines, log } = listening();
    log.info({ words }, words);
    log.error({ err: new Error(words, { cause: new Error(words) }) }, 'failed');
    expect(lines).toHaveLength(2);
    expect(lines.join('')).not.toMatch(/ana|bia|exemplo/i);
    for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
  });

  it('leaves the places of a failure as they are', () => {
    const { lines, log } = listening();
    const error = new Error('x');
    error.stack = 'Error: x\n    at /colo/node_modules/@hono/node-server/index.js:1:2';
    log.error({ err: error }, 'failed');
    expect(lines.join('')).toContain('node_modules/@hono/node-server/index.js:1:2');
  });
});
