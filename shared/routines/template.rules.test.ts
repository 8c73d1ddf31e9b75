import { describe, expect, it } from 'vitest';
import { babyAge } from '../baby/baby-age.rules.ts';
import { wakeWindow } from '../sleep/wake-window.rules.ts';
import { addDays, calendarDate, monthsBetween } from '../time/calendar-date.ts';
import { inOrder, minuteOf, overlapsOf } from './routine.rules.ts';
import { type RoutineTemplate, routineTemplates, templatesFor } from './template.rules.ts';

const keysAt = (months: number | null) => templatesFor(months).map(({ key }) => key);

describe('templates', () => {
  it.each([
    [0, ['calm-evening']],
    [2, ['calm-evening']],
    [3, ['four-naps', 'calm-evening']],
    [4, ['three-naps', 'calm-evening']],
    [5, ['three-naps', 'calm-evening']],
    [6, ['three-naps-and-meals', 'calm-evening']],
    [7, ['two-naps', 'calm-evening']],
    [11, ['two-naps', 'calm-evening']],
    [12, ['two-naps', 'one-nap', 'calm-evening']],
    [18, ['two-naps', 'one-nap', 'calm-evening']],
    [19, ['one-nap', 'calm-evening']],
    [40, ['one-nap', 'calm-evening']],
  ])('at %i months are %o', (months, keys) => {
    expect(keysAt(months)).toEqual(keys);
  });

  it('are all of them where nobody knows the age', () => {
    expect(keysAt(null)).toEqual(routineTemplates.map(({ key }) => key));
  });

  it.each(routineTemplates)('$key stands in order and no step is in the way of another', ({ steps }) => {
    expect(steps).toEqual(inOrder(steps));
    expect(overlapsOf(steps.map((step, n) => ({ ...step, id: String(n) })))).toEqual([]);
  });

  it.each(routineTemplates)('$key serves no meal before six months', ({ fromMonths, steps }) => {
    const meals = steps.filter(({ key }) => ['fruit', 'lunch', 'dinner'].includes(key));
    if (fromMonths < 6) expect(meals).toEqual([]);
  });

  it.each(routineTemplates.filter(({ key }) => key !== 'calm-evening'))(
    '$key keeps a baby awake no longer and no shorter than is usual, at every age it is for',
    (template) => {
      const last = template.untilMonths ?? template.fromMonths + 6;
      for (let months = template.fromMonths; months <= last; months++) {
        const { minutes } = windowAt(months);
        for (const awake of awakeTimes(template)) {
          expect(awake, `${months} months`).toBeGreaterThanOrEqual(minutes.from);
          expect(awake, `${months} months`).toBeLessThanOrEqual(minutes.to);
        }
      }
    },
  );
});

/** From waking, or the end of a nap, to the next time in the cot. */
function awakeTimes({ steps }: RoutineTemplate): number[] {
  const asleep = steps.filter(({ key }) => key === 'nap' || key === 'cot');
  const woken = steps.flatMap(({ key, time, minutes }) =>
    key === 'wake' || key === 'nap' ? minuteOf(time) + minutes : [],
  );
  expect(asleep).toHaveLength(woken.length);
  return asleep.map(({ time }, n) => minuteOf(time) - (woken[n] ?? Number.NaN));
}

function windowAt(months: number) {
  const birthDate = calendarDate('2024-01-10');
  let today = birthDate;
  while (monthsBetween(birthDate, today) < months) today = addDays(today, 1);
  const window = wakeWindow(babyAge({ journeyType: 'com-bebe', birthDate, gestationWeeks: null, today }));
  if (!window) throw new Error('No window');
  return window;
}
