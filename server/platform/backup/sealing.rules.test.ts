import { expect, it } from 'vitest';
import { backupName, sealingFor } from './sealing.rules.ts';

const passphrase = 'three cats on a tin roof';

it('a backup in production is sealed, or it is said that it shall not be', () => {
  expect(sealingFor({ passphrase, production: true, plain: false })).toBe(passphrase);
  expect(sealingFor({ passphrase, production: true, plain: true })).toBeUndefined();
  expect(sealingFor({ passphrase: undefined, production: true, plain: true })).toBeUndefined();
  expect(() => sealingFor({ passphrase: undefined, production: true, plain: false })).toThrow(
    'BACKUP_PASSPHRASE',
  );
});

it('while developing it is sealed when there is something to seal it with', () => {
  expect(sealingFor({ passphrase, production: false, plain: false })).toBe(passphrase);
  expect(sealingFor({ passphrase: undefined, production: false, plain: false })).toBeUndefined();
});

it('is named for the day and for what it is', () => {
  const now = new Date('2026-11-15T03:30:00Z');
  expect(backupName(now, true)).toBe('colo-2026-11-15.sealed');
  expect(backupName(now, false)).toBe('colo-2026-11-15.tar');
});
