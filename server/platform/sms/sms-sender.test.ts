import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { TestClock } from '#tests/support/test-app.ts';
import { createSmsSender } from './create-sms-sender.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colo-sms-'));
});
afterEach(() => rm(folder, { recursive: true }));

const sms = { to: '+5511987654321', text: '123456 é o seu código' };

it('while developing each message is a file, newest last', async () => {
  const clock = new TestClock();
  const sender = createSmsSender({ url: undefined, folder, production: false }, clock);
  await sender?.send({ ...sms, text: 'first' });
  clock.pass({ seconds: 1 });
  await sender?.send(sms);
  const names = (await readdir(folder)).sort();
  expect(names).toHaveLength(2);
  expect(await readFile(join(folder, names.at(-1) ?? ''), 'utf8')).toBe(
    'To: +5511987654321\n\n123456 é o seu código\n',
  );
});

it('in production nobody is texted without an address to send through', () => {
  expect(createSmsSender({ url: undefined, folder, production: true }, new TestClock())).toBeUndefined();
});

it('hands messages to the gateway with its password, tells it to nobody, and notices a refusal', async () => {
  let status = 200;
  const received: { authorization: string | undefined; body: string }[] = [];
  const gateway = createServer(async (request: IncomingMessage, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    received.push({ authorization: request.headers.authorization, body });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const { port } = gateway.address() as AddressInfo;
  const url = `http://colo:se%20cret@127.0.0.1:${port}/send`;
  const sender = createSmsSender({ url, folder, production: true }, new TestClock());
  expect(sender?.description).toBe(`HTTP at 127.0.0.1:${port}`);
  await sender?.send(sms);
  expect(JSON.parse(received[0]?.body ?? '')).toEqual(sms);
  expect(received[0]?.authorization).toBe(`Basic ${btoa('colo:se cret')}`);
  status = 500;
  await expect(sender?.send(sms)).rejects.toThrow('500');
  await new Promise((resolve) => gateway.close(resolve));
});
