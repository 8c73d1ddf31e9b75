import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from './env.ts';
import { ifThere } from './platform/files/if-there.ts';

type Settings = Pick<Env, 'secret' | 'dataDir'>;

const fileIn = (dataDir: string) => join(dataDir, 'secret');

/** The configured one, or the one that was made here; undefined before the first start. */
export async function knownSecret({ secret, dataDir }: Settings): Promise<string | undefined> {
  return secret ?? (await ifThere(readFile(fileIn(dataDir), 'utf8')));
}

/** Production demands SECRET; elsewhere one is made once and kept, so that a restart voids nothing. */
export async function openSecret(settings: Settings): Promise<string> {
  const known = await knownSecret(settings);
  if (known) return known;
  const made = randomBytes(32).toString('hex');
  await mkdir(settings.dataDir, { recursive: true });
  await writeFile(fileIn(settings.dataDir), made, { mode: 0o600 });
  return made;
}
