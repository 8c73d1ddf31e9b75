import { Refusal } from './refusal.ts';

export type Period = { from: Date; to: Date };

/** From one moment to before another, as a query told them. */
export function periodOf(
  { from, to }: { from: string; to: string },
  maxDays = Number.POSITIVE_INFINITY,
): Period {
  const period = { from: new Date(from), to: new Date(to) };
  const days = (period.to.getTime() - period.from.getTime()) / 86_400_000;
  // Written so that a moment that does not exist, which compares to nothing, is refused too.
  if (!(days >= 0 && days <= maxDays)) {
    throw new Refusal('invalid_input', 'The period is too long, or ends before it begins.', {
      fields: { to: days > maxDays ? 'range_too_long' : 'ends_before_start' },
    });
  }
  return period;
}
