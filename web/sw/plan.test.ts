import { expect, it } from 'vitest';
import { planOf } from './plan.ts';

const origin = 'https://colo.test';
const asked = (path: string, more: Partial<Request> = {}) =>
  planOf({ method: 'GET', mode: 'cors', destination: '', ...more, url: new URL(path, origin).href }, origin);
const opened = (path: string) => asked(path, { mode: 'navigate', destination: 'document' });

it('the app’s pages open offline, in the language of their address', () => {
  for (const path of ['/app', '/app/', '/app/mamada?preview=1'])
    expect(opened(path)).toEqual({ kind: 'page', page: '/app' });
  for (const path of ['/en/app', '/en/app/biblioteca'])
    expect(opened(path)).toEqual({ kind: 'page', page: '/en/app' });
});

it('what is no page of the app is left to the network', () => {
  for (const path of [
    '/',
    '/en',
    '/admin',
    '/dev/mail',
    '/application',
    '/privacy',
    '/api/my-data',
    '/ler/calma',
    '/en/read/calm',
  ])
    expect(opened(path), path).toEqual({ kind: 'pass' });
});

it('calls, sounds, writes and other origins are never answered from the phone', () => {
  for (const path of [
    '/api/viewer',
    '/auth/v1/user',
    '/media/post-audio/a.mp3',
    '/sw.js',
    'https://x.test/assets/a.js',
  ])
    expect(asked(path), path).toEqual({ kind: 'pass' });
  expect(asked('/assets/a.js', { method: 'POST' })).toEqual({ kind: 'pass' });
});

it('files and pictures are', () => {
  expect(asked('/assets/main-abc.js')).toEqual({ kind: 'file' });
  expect(asked('/icons/icon-192.png')).toEqual({ kind: 'file' });
  expect(asked('/media/post-images/a.webp', { destination: 'image' })).toEqual({ kind: 'picture' });
});
