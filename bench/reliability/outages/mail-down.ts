import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { ColoProcess } from '../colo-process.ts';
import { withGround } from '../ground.ts';
import { Person } from '../person.ts';

/** The mailer gives a silent mail server ten seconds. */
const patienceMs = 15_000;

/** The mail server refuses, then hangs, then is back: a kind word each time, and the next try works. */
export async function mailDown(): Promise<string[]> {
  const wrong: string[] = [];
  const port = await freePort();
  await withGround('postgres', async (environment) => {
    const colo = await ColoProcess.start({ ...environment, SMTP_URL: `smtp://127.0.0.1:${port}` });
    try {
      wrong.push(...(await signInThroughIt(colo.address, port)));
    } finally {
      await colo.stop();
    }
  });
  return wrong;
}

async function signInThroughIt(colo: string, port: number): Promise<string[]> {
  const wrong: string[] = [];
  const her = new Person();
  const expectKindWord = async (state: string) => {
    const began = performance.now();
    const { status, text: said } = await her.ask(colo, 'POST', '/auth/v1/otp', { email: her.email });
    const ms = Math.round(performance.now() - began);
    if (status !== 503 || !said.includes('"mail_unavailable"'))
      wrong.push(`${state}: answered ${status} ${said.slice(0, 200)}`);
    if (ms > patienceMs) wrong.push(`${state}: she waited ${ms} ms`);
    console.log(`mail server ${state}: sign-in said mail_unavailable after ${ms} ms`);
  };
  await expectKindWord('not there');
  const silent = await listenSilently(port);
  await expectKindWord('silent');
  await silent.close();
  const refusing = await listen(port, () => undefined, true);
  await expectKindWord('refusing every mail');
  await close(refusing);

  let mail = '';
  const well = await listen(port, (letter) => {
    mail = letter;
  });
  await her.must(colo, 'POST', '/auth/v1/otp', { email: her.email });
  const token = /^\s*(\d{6})\s*$/m.exec(mail)?.[1];
  await her.must(colo, 'POST', '/auth/v1/verify', { type: 'email', email: her.email, token });
  console.log('mail server back: the next try brought the mail, and its code signed her in');
  await close(well);
  return wrong;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

/** Takes the call and never says a word. */
async function listenSilently(port: number) {
  const callers = new Set<Socket>();
  const server: Server = createServer((caller) => {
    callers.add(caller);
    caller.on('error', () => undefined);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    close: async () => {
      for (const caller of callers) caller.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function listen(port: number, receive: (mail: string) => void, refuses = false): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom: (_address, _session, done) => done(refuses ? new Error('not now') : null),
    onData: (stream, _session, done) => {
      text(stream).then((mail) => {
        receive(mail);
        done();
      }, done);
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return server;
}

const close = (server: SMTPServer) => new Promise<void>((resolve) => server.close(resolve));
