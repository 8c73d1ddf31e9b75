import { describe, expect, it } from 'vitest';
import { silentSince, whenInstead, whenToAppear } from './appearance.rules.ts';

const now = new Date('2026-03-08T03:00:00.000Z');
const minutes = (moment: Date) => (moment.getTime() - now.getTime()) / 60_000;

describe('the moment at which a text without a name appears', () => {
  it('is within ten minutes among five others, and never at once', () => {
    expect([0, 0.5, 1].map((chance) => minutes(whenToAppear(now, 5, chance)))).toEqual([1, 5.5, 10]);
  });

  it('may be an hour away where fewer hide her', () => {
    expect([0, 0.5, 1].map((chance) => minutes(whenToAppear(now, 4, chance)))).toEqual([1, 30.5, 60]);
  });

  it('waits while she signs other things, but for those of its own breath, and not for ever', () => {
    const silence = (age: number) => -minutes(silentSince(now, new Date(now.getTime() - age * 60_000)));
    expect([0.5, 5, 20, 61].map((age) => Math.round(silence(age) * 60))).toEqual([60, 295, 600, 60]);
  });

  it('is drawn anew when she is seen just then', () => {
    expect([0, 0.5, 1].map((chance) => minutes(whenInstead(now, chance)))).toEqual([1, 5.5, 10]);
  });
});
