import { describe, expect, it } from 'vitest';
import { mayDo } from './family.rules.ts';
import { doings } from './family.schema.ts';

describe('what somebody may do in a family', () => {
  it.each([
    ['parent', ['see', 'record', 'manage']],
    ['carer', ['see', 'record']],
    ['guest', ['see']],
  ] as const)('a %s: %s', (role, permitted) => {
    expect(doings.filter((doing) => mayDo(role, doing))).toEqual(permitted);
  });
});
