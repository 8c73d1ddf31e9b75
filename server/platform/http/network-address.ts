import { isIP, isIPv4 } from 'node:net';

/**
 * Whom to count as one caller: the address as it is for IPv4, the first half of it for IPv6, because a home is given all of
 * the other half. However it was written: with a port, in brackets, with a zone, as IPv4 inside IPv6. Undefined
 * for what is no address.
 */
export function networkOf(written: string): string | undefined {
  const address = bare(written.trim());
  if (isIPv4(address)) return address;
  if (!isIP(address)) return undefined;
  const groups = groupsOf(address);
  return mappedIPv4(groups) ?? `${groups.slice(0, 4).map(hex).join(':')}::/64`;
}

/** Whether only this machine can have it. */
export function isLoopback(written: string): boolean {
  const address = bare(written.trim());
  if (isIPv4(address)) return address.startsWith('127.');
  if (!isIP(address)) return false;
  const groups = groupsOf(address);
  return mappedIPv4(groups)?.startsWith('127.') ?? groups.every((group, n) => group === (n === 7 ? 1 : 0));
}

/** Without brackets, port and zone. */
function bare(written: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(written)?.[1];
  const withPort = /^([\d.]+):\d+$/.exec(written)?.[1];
  return (bracketed ?? withPort ?? written).replace(/%.*$/, '');
}

/** The eight numbers of an IPv6 address. The browser's own notation first: it leaves no dotted part. */
function groupsOf(address: string): number[] {
  const plain = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [first = [], last = []] = plain.split('::').map((half) => (half ? half.split(':') : []));
  const zeros = Array<string>(8 - first.length - last.length).fill('0');
  return [...first, ...zeros, ...last].map((group) => Number.parseInt(group, 16));
}

/** ::ffff:a.b.c.d is what a socket of both kinds says of an IPv4 caller. */
function mappedIPv4(groups: number[]): string | undefined {
  const [high = 0, low = 0] = groups.slice(6);
  if (groups[5] !== 0xffff || groups.slice(0, 5).some((group) => group !== 0)) return undefined;
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

const hex = (group: number) => group.toString(16);
