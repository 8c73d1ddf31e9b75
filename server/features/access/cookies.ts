import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Services } from '#server/services.ts';

type Origin = Pick<Services, 'appUrl'>;
type Kept = { name: string; value: string; seconds: number; sameSite: 'Lax' | 'Strict' };

/** Over https the name itself promises that nobody but us set it, and that it travels no other way. */
const isHttps = ({ appUrl }: Origin) => appUrl.startsWith('https:');
const place = (services: Origin) =>
  isHttps(services) ? ({ path: '/', secure: true, prefix: 'host' } as const) : ({ path: '/' } as const);

export function cookieIn(c: Context, services: Origin, name: string): string | undefined {
  return getCookie(c, name, isHttps(services) ? 'host' : undefined);
}

/** No script reads it. */
export function giveCookie(c: Context, services: Origin, kept: Kept): void {
  const { name, value, seconds, sameSite } = kept;
  setCookie(c, name, value, { httpOnly: true, sameSite, maxAge: seconds, ...place(services) });
}

export function takeCookie(c: Context, services: Origin, name: string): void {
  deleteCookie(c, name, place(services));
}
