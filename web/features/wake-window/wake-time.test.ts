import { describe, expect, it } from 'vitest';
import { wokeAt } from './wake-time.ts';

const zone = 'America/Sao_Paulo';
const at = (text: string) => Date.parse(`${text}-03:00`);

describe('when the baby woke up', () => {
  it.each([
    ['14:20', '2026-03-08T15:00', '2026-03-08T14:20'],
    ['15:00', '2026-03-08T15:00', '2026-03-08T15:00'],
    // Her clock may be a little ahead of the phone's.
    ['15:04', '2026-03-08T15:00', '2026-03-08T15:04'],
    // Past midnight, the evening was yesterday.
    ['23:40', '2026-03-08T00:10', '2026-03-07T23:40'],
    ['18:00', '2026-03-08T02:30', '2026-03-07T18:00'],
  ])('%s, said at %s, is %s', (time, now, moment) => {
    expect(wokeAt(time, at(now), zone)).toBe(at(moment));
  });

  it.each([
    ['16:00', '2026-03-08T15:00', 'in_the_future'],
    ['15:06', '2026-03-08T15:00', 'in_the_future'],
    ['00:30', '2026-03-08T15:00', 'long_ago'],
    ['', '2026-03-08T15:00', 'not_a_time'],
    ['25:00', '2026-03-08T15:00', 'not_a_time'],
  ])('%s, said at %s, cannot be: %s', (time, now, problem) => {
    expect(wokeAt(time, at(now), zone)).toBe(problem);
  });
});
