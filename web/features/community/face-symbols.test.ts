import { expect, it } from 'vitest';
import { faceSymbols } from '#shared/community/community.rules.ts';
import { symbols } from './face-symbols.tsx';

it('each of the 24 faces has a drawing of its own', () => {
  expect(new Set(faceSymbols.map((name) => symbols[name])).size).toBe(24);
});
