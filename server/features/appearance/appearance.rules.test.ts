import { describe, expect, it } from 'vitest';
import { whenInstead, whenToAppear } from './appearance.rules.ts';

const now = new Date('2026-03-08T03:00:00.000Z');
const minutes = (moment: Date) => (moment.getTime() - now.getTime()) / 60_000;

describe('the moment at which a text without a name appears', () => {
  it('is within ten minutes among five others, and never at once', () => {
    expect([0, 0.5, 1].map((chance) => minutes(whenToAppear(now, 5, chance)))).toEqual([1, 5.5, 10]);
  });

  it('may be an hour away where fewer hide her', () => {
    expect([0, 0.5, 1].map((chance) => minutes(whenToAppear(now, 4, chance)))).toEqual([1, 30.5, 60]);
  });

  it('is drawn anew when she is seen just then', () => {
    expect([0, 0.5, 1].map((chance) => minutes(whenInstead(now, chance)))).toEqual([1, 5.5, 10]);
  });
});
