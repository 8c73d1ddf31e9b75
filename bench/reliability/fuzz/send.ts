import { type Agent, request } from 'node:http';
import type { BadRequest } from './bad-request.ts';

export type FuzzAnswer = { status: number; type: string; text: string } | 'hang' | 'broken';

/** How much of an answer is looked at. */
const mostBytes = 200_000;

/** Sends it as it is, bytes and all. 'broken': the connection was closed without an answer. */
export function send(port: number, agent: Agent, bad: BadRequest, limitMs: number): Promise<FuzzAnswer> {
  return new Promise((resolve) => {
    const { method, target, headers, body, chunked } = bad;
    const length = body && !chunked ? { 'Content-Length': String(body.length) } : {};
    const asked = request({
      host: '127.0.0.1',
      port,
      agent,
      method,
      path: target,
      headers: { ...headers, ...length },
    });
    const timer = setTimeout(() => {
      resolve('hang');
      asked.destroy();
    }, limitMs);
    const done = (answer: FuzzAnswer) => {
      clearTimeout(timer);
      resolve(answer);
    };
    asked.on('error', () => done('broken'));
    asked.on('response', (response) => {
      const pieces: Buffer[] = [];
      let bytes = 0;
      const finish = () =>
        done({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          text: Buffer.concat(pieces).toString(),
        });
      response.on('data', (piece: Buffer) => {
        bytes += piece.length;
        pieces.push(piece);
        if (bytes <= mostBytes) return;
        finish();
        asked.destroy();
      });
      response.on('end', finish);
      response.on('error', () => done('broken'));
    });
    asked.end(body);
  });
}
