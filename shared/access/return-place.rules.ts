import { withoutLanguagePrefix } from '../language/language.rules.ts';
import { parsedAddress } from '../navigation/parsed-address.ts';
import { isPage, paths } from '../navigation/paths.ts';
import { longestPlace } from './access.rules.ts';

/** A preview ends with the sign-in, and no link brings another link's secret along. */
const left = ['preview', 'token_hash', 'type'];

/**
 * Where she may be led back to after she signed in: one of our own pages behind the door, told as a path. Whatever else
 * an address says is left out, so that a mail that somebody asked for in her name leads nowhere else.
 */
export function returnPlace(address: string, origin: string): string | undefined {
  const url = parsedAddress(address);
  if (!url) return undefined;
  const page = withoutLanguagePrefix(url.pathname).replace(/\/+$/, '');
  const isBehindDoor = /^\/(app|admin)(\/|$)/.test(page) && page !== paths.newDevice;
  if (url.origin !== origin || !isBehindDoor || !isPage(page)) return undefined;
  for (const name of left) url.searchParams.delete(name);
  const place = url.pathname.replace(/\/+$/, '') + url.search;
  return place.length > longestPlace ? undefined : place;
}
