import { lookup as systemLookup } from 'node:dns';
import { get as httpGet, type IncomingMessage } from 'node:http';
import { get as httpsGet } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Refusal } from '../http/refusal.ts';
import { isPublicAddress } from './public-address.ts';
import { type FileBody, refuseAnnounced } from './receive-file.ts';

type Limits = { maxBytes: number; seconds: number };

/** Fetches what a stranger may have named, from the public internet only. */
export type SafeFetch = (address: string, limits: Limits) => Promise<FileBody>;

type World = {
  /** Which IP addresses may be spoken to. Tests alone widen it: no setting of the environment reaches this. */
  allows: (ip: string) => boolean;
  lookup: typeof systemLookup;
  /** At which ports. The web's own: on others stand databases and mail servers, which must not be spoken to in HTTP. */
  allowsPort: (port: string) => boolean;
};

const maxRedirects = 3;

/** The URL leaves out the port that its scheme implies. */
const isWebPort = (port: string) => ['', '80', '443'].includes(port);

/** The answer as it arrives, and where it came from in the end. */
type Opened = { response: IncomingMessage; url: URL };

/** Asks a far end under the same rules and leaves status, length and pace to the caller. */
export type SafeOpen = (
  address: string,
  options: { headers: Record<string, string>; signal: AbortSignal },
) => Promise<Opened>;

export function createSafeOpen(world: Partial<World> = {}): SafeOpen {
  const { allows = isPublicAddress, allowsPort = isWebPort, lookup = systemLookup } = world;
  const checkedLookup = lookupThatRefuses(allows, lookup);
  return async (address, { headers, signal }) => {
    let url = checkedUrl(address, undefined, { allows, allowsPort });
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      const response = await ask(url, { lookup: checkedLookup, headers, signal });
      const next = redirectOf(response);
      if (next === undefined) return { response, url };
      response.destroy();
      url = checkedUrl(next, url, { allows, allowsPort });
    }
    throw unreachable('It leads on and on, from one address to the next.');
  };
}

export function createSafeFetch(world: Partial<World> = {}): SafeFetch {
  const openSafely = createSafeOpen(world);
  return async (address, { maxBytes, seconds }) => {
    const signal = AbortSignal.timeout(seconds * 1000);
    const { response } = await openSafely(address, { headers: { Accept: 'image/*, audio/*' }, signal });
    return bodyOf(response, maxBytes);
  };
}

/** Numbers in every notation (0x7f.1, 2130706433) have become plain addresses once the URL is parsed. */
function checkedUrl(
  address: string,
  base: URL | undefined,
  { allows, allowsPort }: Omit<World, 'lookup'>,
): URL {
  const url = URL.parse(address.trim(), base);
  if (!url || !/^https?:$/.test(url.protocol)) throw refused('Only http and https addresses are fetched.');
  if (url.username || url.password) throw refused('Addresses with a name and password are not fetched.');
  if (!allowsPort(url.port)) throw refused('Only the ports of the web are asked: 80 and 443.');
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  // A connection to a bare IP address asks no lookup, so it is judged here.
  if (isIP(host) && !allows(host)) throw refusedInside();
  return url;
}

/**
 * The connection is made to what was judged here and to nothing else: a name that answers differently the second
 * time finds no second time. One address inside among several is enough to refuse.
 */
function lookupThatRefuses(allows: World['allows'], lookup: World['lookup']): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '');
      const [first] = found;
      if (!first || !found.every(({ address }) => allows(address))) return done(refusedInside(), '');
      if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };
}

type RequestOptions = { lookup: LookupFunction; headers: Record<string, string>; signal: AbortSignal };

function ask(url: URL, { lookup, headers: own, signal }: RequestOptions): Promise<IncomingMessage> {
  const get = url.protocol === 'https:' ? httpsGet : httpGet;
  const headers = { 'User-Agent': 'Colo', 'Accept-Encoding': 'identity', ...own };
  return new Promise((resolve, reject) => {
    // Without an agent no socket is shared: each connection is one that this lookup chose.
    get(url, { lookup, signal, headers, agent: false }, resolve).on('error', (error) =>
      reject(error instanceof Refusal ? error : unreachable('Nothing answered there.', error)),
    );
  });
}

function redirectOf(response: IncomingMessage): string | undefined {
  const isRedirect = [301, 302, 303, 307, 308].includes(response.statusCode ?? 0);
  return isRedirect ? response.headers.location : undefined;
}

function bodyOf(response: IncomingMessage, maxBytes: number): FileBody {
  try {
    if (response.statusCode !== 200) throw unreachable(`It answered ${response.statusCode}.`);
    if ((response.headers['content-encoding'] ?? 'identity') !== 'identity')
      throw unreachable('It answered in an encoding that was not asked for.');
    refuseAnnounced(response.headers['content-length'], maxBytes);
  } catch (error) {
    response.destroy();
    throw error;
  }
  return piecesOf(response);
}

/** A far end that breaks off or dawdles is its own fault, and told as such. */
async function* piecesOf(response: IncomingMessage): AsyncGenerator<Uint8Array> {
  try {
    yield* response;
  } catch (error) {
    throw unreachable('It broke off before the end.', error);
  }
}

const refused = (message: string) => new Refusal('address_refused', message);
const refusedInside = () => refused('The address is not on the public internet.');
const unreachable = (message: string, cause?: unknown) =>
  new Refusal('address_unreachable', message, { cause });
