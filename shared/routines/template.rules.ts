/** What a template's steps are called is the dictionary's (routine.step_…). */
export const templateStepKeys = [
  'wake',
  'feed',
  'play',
  'nap',
  'fruit',
  'lunch',
  'dinner',
  'dim-lights',
  'bath',
  'massage',
  'song',
  'cot',
] as const;
export type TemplateStepKey = (typeof templateStepKeys)[number];
export type TemplateStep = { key: TemplateStepKey; time: string; minutes: number };

export const routineTemplateKeys = [
  'calm-evening',
  'four-naps',
  'three-naps',
  'three-naps-and-meals',
  'two-naps',
  'one-nap',
] as const;
export type RoutineTemplateKey = (typeof routineTemplateKeys)[number];

export type RoutineTemplate = {
  key: RoutineTemplateKey;
  /** In full months, corrected. `untilMonths` is the last that it fits; null where it goes on. */
  fromMonths: number;
  untilMonths: number | null;
  steps: TemplateStep[];
};

const step = (time: string, key: TemplateStepKey, minutes: number): TemplateStep => ({ key, time, minutes });

const evening = [
  step('18:15', 'dim-lights', 0),
  step('18:20', 'bath', 15),
  step('18:35', 'feed', 25),
  step('19:00', 'cot', 0),
];

/**
 * Beginnings to change at will. Awake times lie within what is usual for every age that a template is for, and no
 * meal comes before six months.
 */
export const routineTemplates: readonly RoutineTemplate[] = [
  {
    // A newborn knows no clock: an evening that is alike each day is all the routine there is.
    key: 'calm-evening',
    fromMonths: 0,
    untilMonths: null,
    steps: [
      step('18:15', 'dim-lights', 0),
      step('18:20', 'bath', 15),
      step('18:35', 'massage', 10),
      step('18:45', 'feed', 30),
      step('19:15', 'song', 10),
      step('19:25', 'cot', 0),
    ],
  },
  {
    key: 'four-naps',
    fromMonths: 3,
    untilMonths: 3,
    steps: [
      step('07:00', 'wake', 0),
      step('07:05', 'feed', 25),
      step('08:30', 'nap', 45),
      step('09:15', 'feed', 25),
      step('11:00', 'nap', 75),
      step('12:15', 'feed', 25),
      step('14:00', 'nap', 60),
      step('15:00', 'feed', 25),
      step('16:45', 'nap', 30),
      ...evening,
    ],
  },
  {
    key: 'three-naps',
    fromMonths: 4,
    untilMonths: 5,
    steps: [
      step('07:00', 'wake', 0),
      step('07:05', 'feed', 25),
      step('09:00', 'nap', 60),
      step('10:00', 'feed', 25),
      step('10:30', 'play', 30),
      step('12:15', 'nap', 90),
      step('13:45', 'feed', 25),
      step('16:00', 'nap', 45),
      step('16:45', 'feed', 25),
      ...evening,
    ],
  },
  {
    key: 'three-naps-and-meals',
    fromMonths: 6,
    untilMonths: 6,
    steps: [
      step('07:00', 'wake', 0),
      step('07:05', 'feed', 25),
      step('09:00', 'nap', 60),
      step('10:00', 'fruit', 20),
      step('10:30', 'play', 30),
      step('11:30', 'lunch', 30),
      step('12:15', 'nap', 90),
      step('13:45', 'feed', 25),
      step('16:00', 'nap', 45),
      step('16:45', 'fruit', 20),
      ...evening,
    ],
  },
  {
    key: 'two-naps',
    fromMonths: 7,
    untilMonths: 18,
    steps: [
      step('07:00', 'wake', 0),
      step('07:05', 'feed', 25),
      step('08:30', 'play', 30),
      step('09:15', 'fruit', 20),
      step('10:00', 'nap', 75),
      step('12:00', 'lunch', 30),
      step('14:30', 'nap', 60),
      step('15:30', 'fruit', 20),
      step('17:30', 'dinner', 30),
      ...evening,
    ],
  },
  {
    // From two naps to one is a matter of 12 to 18 months: until then both are offered.
    key: 'one-nap',
    fromMonths: 12,
    untilMonths: null,
    steps: [
      step('07:00', 'wake', 0),
      step('07:15', 'feed', 20),
      step('09:30', 'fruit', 15),
      step('10:00', 'play', 45),
      step('11:30', 'lunch', 30),
      step('12:15', 'nap', 120),
      step('15:00', 'fruit', 15),
      step('17:30', 'dinner', 30),
      ...evening,
    ],
  },
];

/** Those for her baby's age, what ends soonest first: the calm evening is for all. Where nobody knows the age, all of them: she chooses. */
export function templatesFor(guidanceMonths: number | null): RoutineTemplate[] {
  if (guidanceMonths === null) return [...routineTemplates];
  return routineTemplates
    .filter(
      ({ fromMonths, untilMonths }) =>
        guidanceMonths >= fromMonths && guidanceMonths <= (untilMonths ?? guidanceMonths),
    )
    .toSorted(
      (a, b) => (a.untilMonths ?? Infinity) - (b.untilMonths ?? Infinity) || b.fromMonths - a.fromMonths,
    );
}
