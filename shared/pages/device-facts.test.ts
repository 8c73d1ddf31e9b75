import { describe, expect, it } from 'vitest';
import { deviceCookie, factsIn } from './device-facts.ts';

const guess = { zone: 'America/Sao_Paulo', room: 'phone' } as const;
const told = { zone: 'Europe/Lisbon', room: 'desk', textSize: 'large', hasOwn: false } as const;
const sent = (cookie: string) => `colo_session=x; ${cookie.split('; ')[0]}; sidebar:state=false`;

describe('the cookie of a device', () => {
  it('tells the next page how the device shows it', () => {
    expect(factsIn(sent(deviceCookie(told)), guess)).toEqual({
      zone: 'Europe/Lisbon',
      isWide: true,
      isDesk: true,
      isMenuOpen: false,
      textSize: 'large',
    });
  });

  it('lies for a year in the whole site, and goes nowhere else', () => {
    expect(deviceCookie(told)).toMatch(/; path=\/; max-age=31536000; SameSite=Lax$/);
  });

  it('says when the device has something of its own to show: then the page is made there', () => {
    expect(factsIn(sent(deviceCookie({ ...told, hasOwn: true })), guess)).toBeUndefined();
  });
});

it.each([
  '',
  'colo_screen=',
  'colo_screen=zone=Mars%2FBase&room=palace',
  'colo_screen=%%%',
  'other=zone=UTC',
])('without one, or with the odd "%s", it is guessed', (cookies) => {
  expect(factsIn(cookies, guess)).toEqual({
    zone: 'America/Sao_Paulo',
    isWide: false,
    isDesk: false,
    isMenuOpen: true,
    textSize: 'regular',
  });
});
