import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TestClock } from '#tests/support/test-app.ts';
import { Refusal } from '../http/refusal.ts';
import { createMailer } from './create-mailer.ts';
import { letter } from './letter.ts';
import { mailboxPage, mailFiles } from './mailbox-page.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colo-mail-'));
});
afterEach(() => rm(folder, { recursive: true }));

const from = 'Colo <colo@colo.test>';
const mail = {
  to: 'ana@exemplo.test',
  subject: 'Código para você',
  ...letter('pt', [{ paragraph: 'Olá <ana>' }, { button: 'Entrar', address: 'http://localhost/a?b=1&c=2' }]),
};

it('a letter shows what looks like markup as it was written, and none of it works', () => {
  const { html } = letter('pt', [
    { paragraph: '<img src=x onerror=alert(1)>' },
    { button: '<b>Entrar</b>', address: 'https://colo.example/"><script>' },
    { code: '<i>1' },
  ]);
  for (const tag of ['<img', '<b>', '<script', '<i>']) expect(html).not.toContain(tag);
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
});

describe('without a mail server', () => {
  it('each mail is a file whose name sorts newest last', async () => {
    const clock = new TestClock();
    const mailer = createMailer({ smtpUrl: undefined, from, folder }, clock);
    await mailer.send({ ...mail, subject: 'first' });
    await mailer.send({ ...mail, subject: 'second' });
    clock.pass({ seconds: 1 });
    await mailer.send({ ...mail, subject: 'third' });
    const subjects = await Promise.all(
      (await mailFiles(folder)).map(
        async (name) => (await PostalMime.parse(await readFile(join(folder, name)))).subject,
      ),
    );
    expect(subjects).toEqual(['first', 'second', 'third']);
  });

  it('the mailbox page lists them, newest first, and shows each without running it', async () => {
    const mailer = createMailer({ smtpUrl: undefined, from, folder }, new TestClock());
    const page = mailboxPage(folder);
    expect(await (await page.request('/')).text()).toContain('No mail yet');
    await mailer.send(mail);
    const [name] = await mailFiles(folder);
    expect(await (await page.request('/')).text()).toContain(`/dev/mail/${name}`);
    expect(await (await page.request(`/${name}`)).text()).toContain('Olá &lt;ana&gt;');
    const shown = await page.request(`/${name}/html`);
    expect(shown.headers.get('Content-Security-Policy')).toContain('sandbox');
    await expect((async () => (await page.request('/..%2f..%2fetc%2fpasswd')).status)()).resolves.not.toBe(
      200,
    );
  });
});

describe('the mailbox page', () => {
  const seenFrom = async (remoteAddress: string, headers: Record<string, string> = {}) => {
    const page = mailboxPage(folder);
    page.onError((error, c) => c.json({}, error instanceof Refusal ? error.status : 500));
    return (await page.request('/', { headers }, { incoming: { socket: { remoteAddress } } })).status;
  };

  it('opens on this machine alone: a sign-in mail is a key', async () => {
    expect(await seenFrom('127.0.0.1')).toBe(200);
    expect(await seenFrom('::1')).toBe(200);
    expect(await seenFrom('192.168.1.20')).toBe(404);
    expect(await seenFrom('127.0.0.1', { 'X-Forwarded-For': '203.0.113.7' })).toBe(404);
  });
});

describe('with a mail server', () => {
  const received: string[] = [];
  let refuse = false;
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) =>
      auth.password === 'secret'
        ? done(null, { user: auth.username ?? '' })
        : done(new Error('wrong password')),
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_to, _session, done) => done(refuse ? new Error('mailbox full') : null),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });

  it('mails go out over SMTP in text and HTML, and a refusal is an error', async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as AddressInfo;
    const mailer = createMailer(
      { smtpUrl: `smtp://user:secret@127.0.0.1:${port}`, from, folder },
      new TestClock(),
    );
    expect(mailer.description).not.toContain('secret');
    await mailer.send(mail);
    const parsed = await PostalMime.parse(received[0] ?? '');
    expect(parsed).toMatchObject({ subject: 'Código para você', from: { address: 'colo@colo.test' } });
    expect(parsed.text).toContain('http://localhost/a?b=1&c=2');
    expect(parsed.html).toContain('Olá &lt;ana&gt;');
    refuse = true;
    await expect(mailer.send(mail)).rejects.toThrow();
    mailer.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
    await expect(mailer.send(mail)).rejects.toThrow();
  });
});
