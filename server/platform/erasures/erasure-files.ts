import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Erasure, erasureLine, readErasures } from './erasure.ts';
import type { ErasureLedger } from './erasure-ledger.ts';

const ending = '.erasures';

/** Goes with each backup wherever backups go: a machine that is lost takes its own ledger along. */
export async function writeErasuresBeside(backup: string, ledger: ErasureLedger): Promise<void> {
  const lines = (await ledger.all()).map(erasureLine);
  await writeFile(`${backup}${ending}`, lines.join(''), { mode: 0o600 });
}

/** What lies beside any backup of that folder: the newest of them knows who left since an older one. */
export async function erasuresBeside(backup: string): Promise<Erasure[]> {
  const folder = dirname(backup);
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending));
  const found = await Promise.all(names.map((name) => erasuresIn(join(folder, name))));
  return found.flat();
}

export async function erasuresIn(path: string): Promise<Erasure[]> {
  return readErasures(await readFile(path, 'utf8'));
}
