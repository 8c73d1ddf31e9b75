import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isTouched, longProofs } from './long-proofs.ts';

it('a proof is made again when what it proves was touched, or what it stands on', () => {
  expect(isTouched('backup', ['server/platform/backup/write-backup.ts'])).toBe(true);
  expect(isTouched('backup', ['server/features/nursing/nursing.table.ts'])).toBe(true);
  expect(isTouched('several processes', ['server/platform/jobs/jobs.runner.ts'])).toBe(true);
  expect(isTouched('half a minute of fifty mothers', ['server/app.ts'])).toBe(true);
  expect(isTouched('half a minute of fifty mothers', ['package-lock.json'])).toBe(true);
});

it('and not for a word on a screen', () => {
  const files = ['web/texts/pt/nursing.ts', 'web/screens/home/home.screen.tsx', 'docs/glossary.md'];
  for (const proof of Object.keys(longProofs) as (keyof typeof longProofs)[])
    expect(isTouched(proof, files), proof).toBe(false);
});

it('names tests that exist', () => {
  const tests = Object.values(longProofs).flatMap((proof) => proof.tests);
  expect(tests.filter((file) => !existsSync(file))).toEqual([]);
});
