import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { readEnv } from './env.ts';
import { startServer } from './start.ts';

let folder: string;
let colo: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colo-wire-'));
  const env = readEnv({ NODE_ENV: 'test', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' });
  colo = await startServer(env, { database: await openTestDatabase() });
});
afterAll(async () => {
  await colo.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('what comes over the wire', () => {
  /** Byte by byte, as no client library would send it. */
  function exchange(port: number, text: string): Promise<string> {
    return new Promise((resolve, reject) => {
      let answer = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      socket.setTimeout(5_000, () => socket.destroy());
      socket.on('data', (piece) => {
        answer += piece;
      });
      socket.on('error', reject).on('close', () => resolve(answer));
    });
  }

  it.each([
    ['two lengths', 'Content-Length: 5\r\nContent-Length: 60\r\n'],
    ['a length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n'],
    ['chunks under a name nobody knows', 'Transfer-Encoding: xchunked\r\n'],
    ['a header broken over a bare line feed', 'X-A: b\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n'],
  ])('with %s hides no second request behind the first', async (_name, headers) => {
    const hidden = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const answer = await exchange(
      colo.port,
      `POST /api/waitlist HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n0\r\n\r\n${hidden}`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });

  it('is never echoed: TRACE is no method here', async () => {
    const answer = await exchange(
      colo.port,
      'TRACE / HTTP/1.1\r\nHost: localhost\r\nCookie: colo_session=hers\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer).not.toContain('hers');
  });
});
