import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createLog } from '../log/log.ts';
import { clientAddress, isCalledFromHere, noticeProxy } from './client-address.ts';

type Call = { forwarded?: string | undefined; socket?: string };

const called = (app: Hono, { forwarded, socket = '10.0.0.9' }: Call) =>
  app.request(
    '/',
    { headers: forwarded ? { 'X-Forwarded-For': forwarded } : {} },
    { incoming: { socket: { remoteAddress: socket } } },
  );

const addressSeen = async (proxies: number, forwarded?: string) =>
  (
    await called(
      new Hono().get('/', (c) => c.text(clientAddress(c, proxies))),
      { forwarded },
    )
  ).text();

it('believes the socket, not a header that anyone can send', async () => {
  expect(await addressSeen(0, '203.0.113.7')).toBe('10.0.0.9');
});

it('believes what the nearest proxy saw, once a proxy is configured', async () => {
  expect(await addressSeen(1, '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7');
  expect(await addressSeen(1)).toBe('10.0.0.9');
});

it('counts from the right behind several proxies: what she says herself stands further left', async () => {
  expect(await addressSeen(2, '6.6.6.6, 203.0.113.7, 10.1.1.1')).toBe('203.0.113.7');
  expect(await addressSeen(3, '6.6.6.6, 203.0.113.7, 10.1.1.1, 10.1.1.2')).toBe('203.0.113.7');
  // She reached an inner proxy past the outer one: that is the most that is known of her.
  expect(await addressSeen(3, '203.0.113.7')).toBe('203.0.113.7');
});

it('counts a caller by her network, however her address is written', async () => {
  expect(await addressSeen(1, '203.0.113.7:51234')).toBe('203.0.113.7');
  expect(await addressSeen(1, '[2001:db8:1:2::beef]:443')).toBe(await addressSeen(1, '2001:db8:1:2::cafe'));
  expect(await addressSeen(1, 'who knows')).toBe('10.0.0.9');
});

describe('whether a call comes from this machine', () => {
  const isHere = async (call: Call) =>
    (
      await called(
        new Hono().get('/', (c) => c.json(isCalledFromHere(c))),
        call,
      )
    ).json();

  it.each([
    [{ socket: '127.0.0.1' }, true],
    [{ socket: '::1' }, true],
    [{ socket: '::ffff:127.0.0.1' }, true],
    [{ socket: '192.168.1.20' }, false],
    [{ socket: '::ffff:192.168.1.20' }, false],
    [{ socket: '2001:db8::1' }, false],
    // A proxy on this machine speaks for somebody who may be anywhere.
    [{ socket: '127.0.0.1', forwarded: '203.0.113.7' }, false],
  ])('is told by its socket: %o', async (call, expected) => {
    expect(await isHere(call)).toBe(expected);
  });
});

it('tells the owner once of a proxy that nobody configured', async () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const app = new Hono().use(noticeProxy(log)).get('/', (c) => c.text(''));
  await called(app, {});
  expect(lines).toEqual([]);
  await called(app, { forwarded: '203.0.113.7' });
  await called(app, { forwarded: '203.0.113.8' });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('TRUST_PROXY');
  expect(lines[0]).not.toContain('203.0.113.7');
});
