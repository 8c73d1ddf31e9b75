import { sideMenuIsOpen } from '../navigation/side-menu-cookie.ts';
import { isTimeZone } from '../time/zoned-time.ts';
import type { DeviceFacts } from './render-page.ts';

/** What of her device shows in a page. It says nothing of her, and lies in the browser as long as her language does. */
export const deviceCookieName = 'colo_screen';
const maxAgeSeconds = 365 * 24 * 60 * 60;

const usualTextSize = 'regular';

const rooms = ['phone', 'wide', 'desk'] as const;
export type Room = (typeof rooms)[number];

export type ToldFacts = {
  zone: string;
  room: Room;
  textSize: string;
  /** The phone has something to show that the server does not know: a timer that runs, an answer that waits. */
  hasOwn: boolean;
};

export function deviceCookie({ zone, room, textSize, hasOwn }: ToldFacts): string {
  const value = new URLSearchParams({ zone, room, size: textSize, ...(hasOwn && { own: '1' }) });
  return `${deviceCookieName}=${value}; path=/; max-age=${maxAgeSeconds}; SameSite=Lax`;
}

/** Undefined: her phone has something of its own, and makes the page itself. */
export function factsIn(cookies: string, guess: { zone: string; room: Room }): DeviceFacts | undefined {
  const value = cookies
    .split('; ')
    .find((each) => each.startsWith(`${deviceCookieName}=`))
    ?.slice(deviceCookieName.length + 1);
  const told = new URLSearchParams(value);
  if (told.has('own')) return undefined;
  const zone = told.get('zone') ?? '';
  const room = rooms.find((each) => each === told.get('room')) ?? guess.room;
  return {
    zone: isTimeZone(zone) ? zone : guess.zone,
    isWide: room !== 'phone',
    isDesk: room === 'desk',
    isMenuOpen: sideMenuIsOpen(cookies),
    textSize: told.get('size') ?? usualTextSize,
  };
}
