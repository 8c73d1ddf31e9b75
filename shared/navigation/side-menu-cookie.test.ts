import { expect, it } from 'vitest';
import { sideMenuCookie, sideMenuIsOpen } from './side-menu-cookie.ts';

it('is kept for seven days, for every page', () => {
  expect(sideMenuCookie(true)).toBe('sidebar:state=true; path=/; max-age=604800; SameSite=Lax');
  expect(sideMenuCookie(false)).toBe('sidebar:state=false; path=/; max-age=604800; SameSite=Lax');
});

it.each([
  ['', true],
  ['sidebar:state=true', true],
  ['sidebar:state=false', false],
  ['a=1; sidebar:state=false; b=2', false],
  ['other-sidebar:state=false', true],
])('with the cookies "%s" the menu is open: %s', (cookies, isOpen) => {
  expect(sideMenuIsOpen(cookies)).toBe(isOpen);
});
