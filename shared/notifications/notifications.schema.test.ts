import * as v from 'valibot';
import { expect, it } from 'vitest';
import { defaultNotifications, notificationsSchema } from './notifications.schema.ts';

it('what she gets before she chose is a choice she could have made', () => {
  expect(v.parse(notificationsSchema, defaultNotifications)).toEqual(defaultNotifications);
});

it.each([
  [{ quietFrom: '24:00' }, 'not_a_time'],
  [{ quietTo: '7:00' }, 'not_a_time'],
  [{ quietTo: 7 }, 'not_a_time'],
  [{ timeZone: 'Lua/Mar_da_Tranquilidade' }, 'not_a_time_zone'],
  [{ timeZone: 'x'.repeat(10_000) }, 'not_a_time_zone'],
  [{ productNews: 'yes' }, 'unknown_choice'],
])('%o is refused with a code for its field', (wrong, code) => {
  const result = v.safeParse(notificationsSchema, { ...defaultNotifications, ...wrong });
  expect(result.issues?.[0]?.message).toBe(code);
  expect(v.getDotPath(result.issues?.[0] ?? never())).toBe(Object.keys(wrong)[0]);
});

function never(): never {
  throw new Error('Nothing was refused');
}
