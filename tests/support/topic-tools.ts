import { randomUUID } from 'node:crypto';
import type { FoodEntry, FoodWriteKind } from '#shared/foods/food.schema.ts';
import type { Routine, RoutineStep, RoutineWriteKind } from '#shared/routines/routine.schema.ts';
import type { Sleep, SleepTimer, SleepWriteKind } from '#shared/sleep/sleep.schema.ts';
import { calendarDate } from '#shared/time/calendar-date.ts';
import { startTimer } from '#shared/timer/timer.rules.ts';
import type { TopicWriteKind } from '#shared/topics/topics.schema.ts';
import { minutesBefore } from './nursing.ts';

type Kind = SleepWriteKind | RoutineWriteKind | FoodWriteKind | TopicWriteKind;

/** As her phone would put it into its outbox. */
export const toolWrite = (kind: Kind, body: unknown) => ({ id: randomUUID(), kind, body });

/** A nap of an hour that ended just now. */
export function aSleep(now: Date, change: Partial<Sleep> = {}): Sleep {
  return {
    id: randomUUID(),
    startTime: minutesBefore(now, 60).toISOString(),
    endTime: now.toISOString(),
    durationSeconds: 3600,
    kind: 'nap',
    mood: null,
    notes: null,
    timeZone: 'America/Sao_Paulo',
    ...change,
  };
}

export const aSleepTimer = (now: Date, change: Partial<SleepTimer> = {}): SleepTimer => ({
  ...startTimer('asleep', now, { id: randomUUID(), timeZone: 'America/Sao_Paulo' }),
  ...change,
});

export const aStep = (time: string, change: Partial<RoutineStep> = {}): RoutineStep => ({
  id: randomUUID(),
  time,
  minutes: 20,
  what: 'Banho',
  reminds: false,
  ...change,
});

export const aRoutine = (change: Partial<Routine> = {}): Routine => ({
  id: randomUUID(),
  name: 'Noite',
  steps: [aStep('19:00'), aStep('19:30', { what: 'Mamada', reminds: true })],
  ...change,
});

export const aFoodEntry = (change: Partial<FoodEntry> = {}): FoodEntry => ({
  id: randomUUID(),
  food: 'banana',
  day: calendarDate('2026-03-07'),
  liking: 'loved',
  signs: [],
  notes: null,
  ...change,
});

/** Everything that the topic pages and their tools can keep of her. */
export function everyTool(now: Date) {
  const [sleep, routine, entry] = [aSleep(now), aRoutine(), aFoodEntry()];
  return [
    toolWrite('sleep.put', aSleep(now, { kind: 'night', mood: 'restless', notes: '=acordou\n"duas" vezes' })),
    toolWrite('sleep.put', sleep),
    toolWrite('sleep.remove', { id: sleep.id }),
    toolWrite('sleep-timer.put', aSleepTimer(now)),
    toolWrite('routine.put', aRoutine()),
    toolWrite('routine.put', routine),
    toolWrite('routine.remove', { id: routine.id }),
    toolWrite('food-entry.put', aFoodEntry({ food: 'own:Papinha da vó', signs: ['hives', 'rash'] })),
    toolWrite('food-entry.put', entry),
    toolWrite('food-entry.remove', { id: entry.id }),
    toolWrite('food.clear', { food: 'own:Papinha da vó', clearedAt: now.toISOString() }),
    toolWrite('topic-note.put', {
      topic: 'understanding',
      text: '-sorriu',
      baseRevision: 0,
      writer: crypto.randomUUID(),
    }),
    toolWrite('saved-part.set', { kind: 'food', part: 'banana', on: true }),
    toolWrite('saved-part.set', { kind: 'section', part: 'cues', on: true }),
  ];
}
