import { describe, expect, it } from 'vitest';
import { healthConsentOf, healthConsentVersion } from './consent.rules.ts';
import type { ConsentAnswer } from './consent.schema.ts';
import { withGiven, withWithdrawn } from './consent-log.rules.ts';

const at = '2026-11-16T03:00:00.000Z';
const give = (consents: ConsentAnswer[]) =>
  withGiven(consents, { kind: 'health-data', version: healthConsentVersion }, at);
const take = (consents: ConsentAnswer[], records: 'close' | 'delete') =>
  withWithdrawn(consents, { kind: 'health-data', records }, at);
const standing = { givenAt: at, withdrawnAt: null, afterWithdrawal: null };
const terms: ConsentAnswer = { ...standing, kind: 'terms', version: '2026-11-16', asked: false };
const implied: ConsentAnswer = { ...terms, kind: 'health-data' };
const ofAnotherText: ConsentAnswer = { ...implied, asked: true, version: '2026-01-01' };

describe('where she stands', () => {
  it.each([
    ['she was never asked', [terms], 'needed'],
    ['saving was taken for a yes', [terms, implied], 'needed'],
    ['she agreed to a text of another day', [ofAnotherText], 'needed'],
    ['she agreed', give([terms]), 'given'],
    ['she agreed after it had been implied', give([implied]), 'given'],
    ['she took it back and closed', take(give([]), 'close'), 'closed'],
    ['she took back what was implied', take([implied], 'close'), 'closed'],
    ['she took it back and deleted', take(give([]), 'delete'), 'withdrawn'],
    ['she deleted what was closed', take(take(give([]), 'close'), 'delete'), 'withdrawn'],
    ['she closed what was deleted', take(take(give([]), 'delete'), 'close'), 'withdrawn'],
    ['she agreed again', give(take(give([]), 'close')), 'given'],
    ['she took it back again', take(give(take(give([]), 'close')), 'delete'), 'withdrawn'],
    ['she has nothing to take back', take([terms], 'close'), 'needed'],
  ] as const)('when %s', (_, consents, expected) => {
    expect(healthConsentOf(consents)).toBe(expected);
  });
});

it('agreeing twice is agreeing once, and what she agreed to before stays written down', () => {
  const twice = give(give(take(give([terms]), 'close')));
  expect(twice.map(({ kind, afterWithdrawal }) => [kind, afterWithdrawal])).toEqual([
    ['terms', null],
    ['health-data', 'closed'],
    ['health-data', null],
  ]);
});
