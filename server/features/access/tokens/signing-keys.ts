import { randomUUID } from 'node:crypto';
import { exportJWK, exportPKCS8, generateKeyPair, importJWK, importPKCS8, type JWK } from 'jose';
import { seal, unseal } from '#server/platform/crypto/seal.ts';
import type { Services } from '#server/services.ts';
import { accessTokenLifetimeSeconds, signingKeyLifetimeDays } from '#shared/access/access.rules.ts';
import { addKey, keysAt } from './signing-keys.repository.ts';

export const signingAlgorithm = 'ES256';

const signsFor = signingKeyLifetimeDays * 24 * 60 * 60 * 1000;
const placeOf = (kid: string) => `signing key ${kid}`;

type KeyServices = Pick<Services, 'db' | 'clock' | 'secret'>;

/** Keys whose private half opens with our secret: those of another secret neither sign nor vouch. */
async function ourKeys({ db, clock, secret }: KeyServices) {
  const keys = await keysAt(db, clock.now());
  return keys.flatMap((key) => {
    const privateKey = unseal(secret, placeOf(key.kid), key.sealedPrivateKey);
    return privateKey === undefined ? [] : [{ ...key, privateKey }];
  });
}

/** The key of these days; a new one when there is none yet or the last has signed long enough. */
export async function signingKey(services: KeyServices) {
  const now = services.clock.now().getTime();
  const newest = (await ourKeys(services)).at(0);
  const { kid, privateKey } =
    newest && now - newest.createdAt.getTime() < signsFor ? newest : await makeKey(services);
  return { kid, key: await importPKCS8(privateKey, signingAlgorithm) };
}

export async function verifyingKey(services: KeyServices, kid: string | undefined) {
  const found = (await ourKeys(services)).find((key) => key.kid === kid);
  return found && importJWK(found.publicKey, signingAlgorithm);
}

/** What anyone may know, for those who verify our tokens by themselves. */
export async function publishedKeys(services: KeyServices): Promise<{ keys: JWK[] }> {
  return { keys: (await ourKeys(services)).map((key) => key.publicKey) };
}

/** Two processes may each make one at the same moment: both are published, and either signs well. */
async function makeKey({ db, clock, secret }: KeyServices) {
  const pair = await generateKeyPair(signingAlgorithm, { extractable: true });
  const kid = randomUUID();
  const privateKey = await exportPKCS8(pair.privateKey);
  const now = clock.now();
  await addKey(db, {
    kid,
    publicKey: { ...(await exportJWK(pair.publicKey)), kid, alg: signingAlgorithm, use: 'sig' },
    sealedPrivateKey: seal(secret, placeOf(kid), privateKey),
    createdAt: now,
    expiresAt: new Date(now.getTime() + signsFor + accessTokenLifetimeSeconds * 1000),
  });
  return { kid, privateKey };
}
