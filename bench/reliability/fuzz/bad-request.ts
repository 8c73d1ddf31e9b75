import { gzipSync } from 'node:zlib';
import { badString, badValue } from './bad-values.ts';
import type { Chance } from './chance.ts';
import { type Lessons, place } from './lessons.ts';

export type Route = { method: string; path: string };
export type BadRequest = {
  method: string;
  target: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
  /** Sent without saying its length. */
  chunked: boolean;
};

const jsonTypes = ['application/json', 'application/json; charset=utf-8', 'application/merge-patch+json'];
const otherTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/xml',
  'application/octet-stream',
  'audio/mpeg',
  'image/png',
  'nonsense',
  'application/json; charset=utf-16',
];
const oddMethods = ['HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'POST', 'GET', 'PROPFIND'];
const oddHeaders: Record<string, readonly string[]> = {
  Range: ['bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=99999999999-', 'bytes=0-1,3-4', 'lines=1'],
  'If-None-Match': ['*', '"x"', 'W/""'],
  'Accept-Language': ['*', 'xx;q=9', ','],
  Accept: ['application/json', 'text/html', ''],
  Authorization: ['Bearer x', 'Bearer a.b.c', 'Basic Og==', 'Bearer'],
  'X-Forwarded-For': ['', ',', 'nonsense', '::1'],
  Origin: ['null', 'https://elsewhere.test'],
  'User-Agent': ['', 'x'.repeat(4000)],
};

/** One request to a route, wrong in some way; now and then in none. */
export function badRequest(
  chance: Chance,
  route: Route,
  { fields, values }: Lessons,
  ids: readonly string[],
): BadRequest {
  const known = [...values, ...ids];
  const method = chance.happens(0.03) ? chance.pick(oddMethods) : route.method;
  const target = targetOf(chance, route.path, [...fields], known);
  const headers: Record<string, string> = { 'Sec-Fetch-Site': 'same-origin' };
  if (chance.happens(0.1)) {
    const name = chance.pick(Object.keys(oddHeaders));
    headers[name] = chance.pick(oddHeaders[name] ?? ['']);
  }
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS')
    return { method, target, headers, body: undefined, chunked: false };
  const body = bodyOf(chance, [...fields], known);
  const type = chance.happens(0.85)
    ? chance.pick(jsonTypes.slice(0, 2))
    : chance.pick([...jsonTypes, ...otherTypes]);
  if (chance.happens(0.97)) headers['Content-Type'] = type;
  if (chance.happens(0.02)) headers['Content-Encoding'] = chance.pick(['gzip', 'br', 'nonsense']);
  return { method, target, headers, body, chunked: chance.happens(0.1) };
}

/** Node's client sends no byte that a request line cannot carry: the rest is escaped, also into what is no text. */
function targetOf(chance: Chance, path: string, fields: string[], known: string[]): string {
  const parameter = () => {
    if (known.length > 0 && chance.happens(0.5)) return encodeURIComponent(chance.pick(known).toWellFormed());
    return chance.pick([
      chance.uuid(),
      '%00',
      '%ff%fe',
      '%E0%A4%A',
      '..%2f..%2fsecret',
      'x'.repeat(5000),
      '-1',
      '%F0%9F%8C%B1',
      '2026-02-30',
    ]);
  };
  const filled = path.replaceAll(/:\w+(\{[^}]*\})?/g, parameter).replaceAll('*', parameter);
  if (!chance.happens(0.5)) return filled;
  const names = [...fields.filter((name) => !name.includes('.')), 'language', 'cursor', 'q', 'limit', 'x'];
  const pairs = Array.from({ length: 1 + chance.below(4) }, () => {
    const value = chance.happens(0.1) ? '%zz' : encodeURIComponent(badString(chance, known).toWellFormed());
    return `${encodeURIComponent(chance.pick(names).toWellFormed())}=${value.slice(0, 6000)}`;
  });
  return `${filled}?${pairs.join('&')}`;
}

function bodyOf(chance: Chance, fields: string[], known: string[]): Buffer {
  const turn = chance.next();
  if (turn < 0.04) return Buffer.alloc(0);
  if (turn < 0.05) return Buffer.alloc(chance.pick([70_000, 600_000, 5_000_000]), '{"a":"');
  const text = JSON.stringify(turn < 0.12 ? badValue(chance, known) : objectOf(chance, fields, known)) ?? '';
  if (turn < 0.16) return Buffer.from(text.slice(0, chance.below(text.length + 1)));
  if (turn < 0.18) return Buffer.concat([Buffer.from([0xff, 0xfe, 0xc3]), Buffer.from(text)]);
  if (turn < 0.19) return Buffer.from(text, 'utf16le');
  if (turn < 0.2) return gzipSync(text);
  if (turn < 0.22) return Buffer.from(text.replace('{', '{"__proto__":{"admin":true},"constructor":1,'));
  return Buffer.from(text);
}

/** The fields that the route was heard to ask for, most of them, with values of whatever kind, and one too many. */
function objectOf(chance: Chance, fields: string[], known: string[]): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const field of fields) if (chance.happens(0.8)) place(body, field, badValue(chance, known));
  if (chance.happens(0.15)) body[badString(chance, [])] = badValue(chance, known);
  return body;
}
