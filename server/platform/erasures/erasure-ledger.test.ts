import { appendFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3Server } from '#tests/support/s3-server.ts';
import { type Erasure, hashAddress } from './erasure.ts';
import { openErasureLedger } from './open-erasure-ledger.ts';

let folder: string;
let s3: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colo-erasures-'));
  s3 = await startS3Server();
});
afterAll(async () => {
  s3.stop();
  await rm(folder, { recursive: true, force: true });
});

const erasure = (day: number): Erasure => ({
  kind: day % 2 ? 'account' : 'records',
  userId: `00000000-0000-4000-8000-00000000000${day}`,
  addressHash: day % 2 ? hashAddress('a secret', `mae${day}@exemplo.test`) : null,
  keepCommunityTexts: false,
  at: `2026-03-0${day}T03:00:00.000Z`,
});

describe.each(['disk', 'S3'] as const)('the erasures kept on %s', (kind) => {
  it('are all there for the next who asks, and name nobody', async () => {
    const file = join(folder, 'new/erasures.jsonl');
    const open = () => openErasureLedger(file, kind === 'S3' ? s3.settings : undefined);
    expect(await (await open()).all()).toEqual([]);
    const ledger = await open();
    for (const day of [1, 2, 3, 4, 5]) await ledger.record(erasure(day));
    expect(await (await open()).all()).toEqual([1, 2, 3, 4, 5].map(erasure));
    expect(JSON.stringify(await ledger.all())).not.toContain('exemplo.test');
    if (kind === 'disk') expect((await stat(file)).mode & 0o777).toBe(0o600);
  });
});

it('a line that a crash cut short takes none of the others along', async () => {
  const file = join(folder, 'cut.jsonl');
  const ledger = await openErasureLedger(file, undefined);
  await ledger.record(erasure(1));
  await appendFile(file, '\n{"kind":"account","userId":"0000');
  await ledger.record(erasure(2));
  expect(await ledger.all()).toEqual([erasure(1), erasure(2)]);
});

it('an address cannot be guessed from its hash without the secret', () => {
  const hash = hashAddress('a secret', 'ana@exemplo.test');
  expect(hashAddress('a secret', 'ana@exemplo.test')).toBe(hash);
  expect(hashAddress('another secret', 'ana@exemplo.test')).not.toBe(hash);
});
