import { describe, expect, it } from 'vitest';
import { longestPlace } from './access.rules.ts';
import { returnPlace } from './return-place.rules.ts';

const ours = 'https://colo.test';
const place = (path: string) => returnPlace(`${ours}${path}`, ours);

describe('after she signed in she is back', () => {
  it.each([
    '/app',
    '/en/app',
    '/app/post/6f1c2f9e-6f0a-4c8e-9a43-2b1d7f0b6f11',
    '/app/biblioteca?q=sono+do+beb%C3%AA&categoria=sono',
    '/admin',
    '/en/admin?aba=dias&estado=lacunas',
    '/admin/artigo/6f1c2f9e-6f0a-4c8e-9a43-2b1d7f0b6f11',
  ])('at %s, where she asked for the link', (path) => {
    expect(place(path)).toBe(path);
  });

  it('at the page itself, out of its preview and without the link that failed before', () => {
    expect(place('/app/profile?preview=1')).toBe('/app/profile');
    expect(place('/app/biblioteca?q=a&token_hash=secret&type=email')).toBe('/app/biblioteca?q=a');
    expect(place('/app/biblioteca/#secret')).toBe('/app/biblioteca');
  });
});

describe('a link never leads', () => {
  it.each([
    'https://evil.test/app',
    'https://colo.test.evil.test/app',
    'https://colo.test@evil.test/app',
    'http://colo.test/app',
    'https://colo.test:444/app',
    '//evil.test/app',
    'javascript:alert(1)//https://colo.test/app',
    'data:text/html,app',
    '/app',
    '',
    'not an address',
  ])('to another place: %s', (address) => {
    expect(returnPlace(address, ours)).toBeUndefined();
  });

  it.each([
    '/',
    '/privacidade',
    '/api/admin/daily',
    '/auth/v1/logout',
    '//evil.test/app',
    '/\\evil.test/app',
    '/app/../api/viewer',
    '/app/%2e%2e/api/viewer',
    '/app//evil.test',
    '/apple',
    '/app/novo-aparelho#secret',
    '/en/en/app',
    '/nowhere',
    `/app/biblioteca?q=${'a'.repeat(longestPlace)}`,
  ])('to what is no page behind the door: %s', (path) => {
    expect(place(path)).toBeUndefined();
  });
});
