import * as v from 'valibot';
import { mostEveryHours } from '../diary/kinds/medicine.ts';
import { type CalendarDate, isCalendarDate } from '../time/calendar-date.ts';

export const maxReminders = 50;
export const maxRemindedLength = 80;

const id = v.pipe(v.string(), v.uuid('must be a uuid'));
const instant = v.pipe(v.string('not_a_moment'), v.isoTimestamp('not_a_moment'));
const day = v.pipe(
  v.string('not_a_date'),
  v.custom<CalendarDate>((text) => isCalendarDate(text), 'not_a_date'),
);
/** The medicine or the vaccine, as she wrote it. */
const what = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'required'),
  v.maxLength(maxRemindedLength, 'too_long'),
);

const common = { id, familyId: id, babyId: v.nullable(id), isOn: v.boolean() };

/**
 * Her wish to hear of something of the diary: a medicine at its next time, a vaccine on its day, or that there was no
 * feed for so many hours. It is hers alone, of one family: others of it neither see nor hear it.
 */
const reminderSchema = v.variant('about', [
  v.strictObject({ ...common, about: v.literal('medicine'), what, at: instant }),
  v.strictObject({ ...common, about: v.literal('vaccine'), what, day }),
  v.strictObject({
    ...common,
    about: v.literal('no-feed'),
    afterHours: v.pipe(
      v.number('out_of_range'),
      v.integer('out_of_range'),
      v.minValue(1, 'out_of_range'),
      v.maxValue(mostEveryHours, 'out_of_range'),
    ),
  }),
]);
export type Reminder = v.InferOutput<typeof reminderSchema>;
export const remindedOf = ['medicine', 'vaccine', 'no-feed'] as const satisfies readonly Reminder['about'][];

export const reminderWrites = {
  'diary-reminder.put': reminderSchema,
  'diary-reminder.remove': v.strictObject({ id, familyId: id }),
} as const;
export type ReminderWriteKind = keyof typeof reminderWrites;

export type RemindersAnswer = { reminders: Reminder[] };
