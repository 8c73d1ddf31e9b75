import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

const addressSeen = async (trustProxy: boolean, forwarded?: string) => {
  const app = new Hono().get('/', (c) => c.text(clientAddress(c, trustProxy)));
  const headers = forwarded ? { 'X-Forwarded-For': forwarded } : {};
  const response = await app.request(
    '/',
    { headers },
    { incoming: { socket: { remoteAddress: '10.0.0.9' } } },
  );
  return response.text();
};

it('believes the socket, not a header that anyone can send', async () => {
  expect(await addressSeen(false, '203.0.113.7')).toBe('10.0.0.9');
});

it('believes what the nearest proxy saw, once a proxy is configured', async () => {
  expect(await addressSeen(true, '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7');
  expect(await addressSeen(true)).toBe('10.0.0.9');
});
