import { expect, it } from 'vitest';
import { maskedEmail } from './masked-email.rules.ts';

it.each([
  ['ana@exemplo.test', 'a…@e….test'],
  ['a@b.co', 'a…@b….co'],
  ['maria.da.silva@correio.exemplo.com.br', 'm…@c….br'],
  ['𝒜na@exemplo.test', '𝒜…@e….test'],
])('%s is told as %s, which names nobody else', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});
