import { expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';

const secret = 'a secret that only we know, of some length';

it('what was sealed opens again, and no two seals look alike', () => {
  const first = seal(secret, 'factor 1', 'JBSWY3DP ção 🌸');
  expect(unseal(secret, 'factor 1', first)).toBe('JBSWY3DP ção 🌸');
  expect(seal(secret, 'factor 1', 'JBSWY3DP ção 🌸')).not.toBe(first);
  expect(first).not.toContain('JBSWY3DP');
});

it('does not open with another secret, in another place, or after a change', () => {
  const sealed = seal(secret, 'factor 1', 'JBSWY3DP');
  expect(unseal('another secret of the same length, nearly', 'factor 1', sealed)).toBeUndefined();
  expect(unseal(secret, 'factor 2', sealed)).toBeUndefined();
  const bytes = Buffer.from(sealed, 'base64url');
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
  expect(unseal(secret, 'factor 1', bytes.toString('base64url'))).toBeUndefined();
  expect(unseal(secret, 'factor 1', '')).toBeUndefined();
});
