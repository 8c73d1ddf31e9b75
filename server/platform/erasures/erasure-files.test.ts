import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { distinctErasures, type Erasure } from './erasure.ts';
import { erasuresBeside, writeErasuresBeside } from './erasure-files.ts';
import { openErasureLedger } from './open-erasure-ledger.ts';

const erasure = (at: string): Erasure => ({
  kind: 'account',
  userId: '00000000-0000-4000-8000-000000000001',
  addressHash: 'a hash',
  keepCommunityTexts: false,
  at,
});

it('an older backup finds who left since beside the newer ones, each once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'colo-beside-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const ledger = await openErasureLedger(join(folder, 'data/erasures.jsonl'), undefined);
  const [first, second] = [erasure('2026-03-01T03:00:00.000Z'), erasure('2026-03-02T03:00:00.000Z')];
  const older = join(folder, 'colo-1.sealed');
  await writeErasuresBeside(older, ledger);
  await ledger.record(first);
  await writeErasuresBeside(join(folder, 'colo-2.sealed'), ledger);
  await ledger.record(second);
  await writeErasuresBeside(join(folder, 'colo-3.sealed'), ledger);
  await writeFile(join(folder, 'notes.txt'), 'something else');
  expect(distinctErasures(await erasuresBeside(older))).toEqual([first, second]);
  expect((await stat(`${older}.erasures`)).mode & 0o777).toBe(0o600);
});
