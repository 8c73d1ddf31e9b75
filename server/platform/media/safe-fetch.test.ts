import type { lookup } from 'node:dns';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { Refusal } from '../http/refusal.ts';
import { isPublicAddress } from './public-address.ts';
import { createSafeFetch, type SafeFetch } from './safe-fetch.ts';

const limits = { maxBytes: 1000, seconds: 10 };
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** A server of the far side, on loopback, which counts who comes. */
async function far(answer: RequestListener) {
  let calls = 0;
  const server = createServer((request, response) => {
    calls++;
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, calls: () => calls };
}

/** Names as a foreign name server would answer them, one answer after the other. */
function names(answers: Record<string, string[]>) {
  const asked: string[] = [];
  const fake = ((hostname: string, _options: unknown, done: (error: null, found: unknown[]) => void) => {
    asked.push(hostname);
    const address = answers[hostname]?.[Math.min(asked.length - 1, answers[hostname].length - 1)];
    done(
      null,
      (address ?? '').split(',').map((one) => ({ address: one, family: 4 })),
    );
  }) as unknown as typeof lookup;
  return { lookup: fake, asked };
}

/** The far side listens where there is room: the port is judged by a test of its own. */
const anyPort = { allowsPort: () => true };
const loopbackToo = { ...anyPort, allows: (ip: string) => ip === '127.0.0.1' || isPublicAddress(ip) };

async function textOf(fetchSafely: SafeFetch, address: string, own = limits): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of await fetchSafely(address, own)) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

const refusalOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'fetched',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  );

describe('an address that points inside', () => {
  it.each([
    'http://127.0.0.1:PORT/',
    'http://2130706433:PORT/',
    'http://0x7f000001:PORT/',
    'http://0177.0.0.1:PORT/',
    'http://127.1:PORT/',
    'http://[::1]:PORT/',
    'http://[::ffff:127.0.0.1]:PORT/',
    'http://0.0.0.0:PORT/',
    'http://localhost:PORT/',
    'http://169.254.169.254/latest/meta-data/',
    'http://user:password@example.test/',
    'ftp://example.test/a.jpg',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    '//example.test/a.jpg',
    'not an address',
    '',
  ])('is refused and never fetched: %s', async (address) => {
    const inside = await far((_request, response) => response.end('secret'));
    const answer = textOf(createSafeFetch(anyPort), address.replace('PORT', String(inside.port)));
    expect(await refusalOf(answer)).toBe('address_refused');
    expect(inside.calls()).toBe(0);
  });

  it('is also another port than those of the web, named at once or by a redirect', async () => {
    const { allows } = loopbackToo;
    const database = await far((_request, response) => response.end('secret'));
    const outside = await far((_request, response) =>
      response.writeHead(302, { Location: `http://127.0.0.1:${database.port}/` }).end(),
    );
    const named = textOf(createSafeFetch({ allows }), `http://127.0.0.1:${database.port}/`);
    expect(await refusalOf(named)).toBe('address_refused');
    const allowsPort = (port: string) => port === String(outside.port);
    const led = textOf(createSafeFetch({ allows, allowsPort }), `http://127.0.0.1:${outside.port}/`);
    expect(await refusalOf(led)).toBe('address_refused');
    expect([outside.calls(), database.calls()]).toEqual([1, 0]);
  });

  it('is refused when a name stands for it, even beside a public one', async () => {
    const inside = await far((_request, response) => response.end('secret'));
    for (const answer of ['127.0.0.1', '1.1.1.1,127.0.0.1', '10.0.0.1']) {
      const { lookup } = names({ 'evil.test': [answer] });
      const fetched = textOf(createSafeFetch({ ...anyPort, lookup }), `http://evil.test:${inside.port}/`);
      expect(await refusalOf(fetched), answer).toBe('address_refused');
    }
    expect(inside.calls()).toBe(0);
  });

  it('is refused when a redirect leads there', async () => {
    const inside = await far((_request, response) => response.end('secret'));
    for (const target of [`http://127.0.0.2:${inside.port}/`, 'http://[::1]/', 'file:///etc/passwd']) {
      const outside = await far((_request, response) => response.writeHead(302, { Location: target }).end());
      const answer = textOf(createSafeFetch(loopbackToo), `http://127.0.0.1:${outside.port}/`);
      expect(await refusalOf(answer), target).toBe('address_refused');
    }
    expect(inside.calls()).toBe(0);
  });

  it('is not reached by a name that answers differently the second time', async () => {
    const outside = await far((_request, response) => response.end('a picture'));
    const { lookup, asked } = names({ 'rebind.test': ['127.0.0.1', '10.0.0.1'] });
    const fetchSafely = createSafeFetch({ ...loopbackToo, lookup });
    expect(await textOf(fetchSafely, `http://rebind.test:${outside.port}/`)).toBe('a picture');
    expect(asked).toEqual(['rebind.test']);
    expect(await refusalOf(textOf(fetchSafely, `http://rebind.test:${outside.port}/`))).toBe(
      'address_refused',
    );
    expect(outside.calls()).toBe(1);
  });
});

describe('an address outside', () => {
  const fetchSafely = createSafeFetch(loopbackToo);

  it('is fetched, also after three redirects, and no further', async () => {
    const { port } = await far((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left === 0) response.end('a picture');
      else response.writeHead(307, { Location: `/${left - 1}` }).end();
    });
    expect(await textOf(fetchSafely, ` http://127.0.0.1:${port}/3 `)).toBe('a picture');
    expect(await refusalOf(textOf(fetchSafely, `http://127.0.0.1:${port}/4`))).toBe('address_unreachable');
  });

  it('that names too great a length is left at once', async () => {
    const { port } = await far((_request, response) => {
      response.writeHead(200, { 'Content-Length': 2_000_000_000 });
      response.write('a');
    });
    expect(await refusalOf(textOf(fetchSafely, `http://127.0.0.1:${port}/`))).toBe('too_large');
  });

  it.each<[string, RequestListener]>([
    ['says no', (_request, response) => response.writeHead(404).end('gone')],
    [
      'sends a compressed answer',
      (_q, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('x'),
    ],
    ['hangs up', (request) => request.socket.destroy()],
    [
      'breaks off half way',
      (request, response) => {
        response.writeHead(200, { 'Content-Length': 100 });
        response.write('half', () => request.socket.destroy());
      },
    ],
  ])('that %s is told as unreachable', async (_name, answer) => {
    const { port } = await far(answer);
    expect(await refusalOf(textOf(fetchSafely, `http://127.0.0.1:${port}/`))).toBe('address_unreachable');
  });

  it('that dawdles is given up', async () => {
    const { port } = await far((_request, response) => void response.write('a'));
    const answer = textOf(fetchSafely, `http://127.0.0.1:${port}/`, { maxBytes: 1000, seconds: 0.2 });
    expect(await refusalOf(answer)).toBe('address_unreachable');
  });
});
