// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderLanding } from '../landing.prerender.tsx';
import { linkSocialNetworks } from './social-links.ts';

beforeEach(() => {
  document.body.innerHTML = renderLanding('pt').body;
});
afterEach(() => vi.unstubAllGlobals());

const links = () => [...document.querySelectorAll<HTMLAnchorElement>('footer a[rel]')];

it('makes a link of each network that has an address, and leaves the others plain', async () => {
  const social = { instagram: 'https://instagram.com/colo', facebook: null, youtube: null };
  vi.stubGlobal('fetch', async () => Response.json({ social }));
  await linkSocialNetworks();
  expect(links().map((link) => [link.textContent, link.href, link.rel])).toEqual([
    ['Instagram', 'https://instagram.com/colo', 'noopener'],
  ]);
  expect(links()[0]?.querySelector('svg')).not.toBeNull();
  expect([...document.querySelectorAll('footer span[data-social]')].map((span) => span.textContent)).toEqual([
    'Facebook',
    'YouTube',
  ]);
});

it('leaves them all plain when the addresses cannot be had', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await linkSocialNetworks();
  expect(links()).toEqual([]);
  expect(document.querySelectorAll('footer span[data-social]')).toHaveLength(3);
});
