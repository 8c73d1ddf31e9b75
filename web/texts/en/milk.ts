import type { SameKeys } from '#web/platform/language/translate.ts';
import type { milk as pt } from '../pt/milk.ts';

export const milk: SameKeys<typeof pt> = {
  title: 'Stored milk',
  name: 'Stored milk',
  addTitle: 'Store milk',
  editTitle: 'Edit stored milk',
  at: 'Milk from {time}',
  total: { one: '{n} container stored, {ml} ml', other: '{n} containers stored, {ml} ml' },

  keep: 'Add it to your stored milk? (optional)',
  place: 'Where it is',
  place_room: 'Out of the fridge',
  place_fridge: 'Fridge',
  place_freezer: 'Freezer',
  amount: 'How much (ml)',
  label: 'Label (optional)',
  labelHint: 'What you wrote on it',
  ml: '{ml} ml',
  thawed: 'Thawed',
  thrown: 'Thrown away',

  stock: { one: '{ml} ml to use, in {n} container', other: '{ml} ml to use, in {n} containers' },
  add: 'Store milk',
  useFirst: 'Use this first',
  inOrder: 'In the order to use it',
  passed: 'Past its time',
  passedText: 'By the milk banks’ times, this one is no longer given.',
  drawn: 'Pumped {when}',
  until: 'Until {when}',
  untilWas: 'Its time ended {when}',
  roomText: 'Use it, or put it in the fridge or freezer soon.',
  thawedText: 'Thawed {when}: use it soon and don’t freeze it again.',
  leftOf: '{left} of {ml} ml',
  tooMuch: '{ml} ml more than there was',

  use: 'Use',
  thaw: 'I thawed it',
  throwAway: 'Throw away',
  edit: 'Edit',
  used: 'What was used',
  thawDone: 'Marked as thawed',
  thrownDone: 'Milk thrown away',

  empty: 'No stored milk yet',
  emptyText: 'When you save a pumping, you choose whether to store it. You can also add it here.',
  failed: 'Couldn’t get your stored milk just now',
  failedText: 'What’s on this device is still here. Try again when you’re back online.',
  guest: 'Stored milk is for those who care for the baby',
  guestText: 'Parents and carers of the family see it and add to it here.',
  visitor: 'The milk you stored',
  visitorText: 'Sign in to see what there is, where it is and what to use first.',

  timesTitle: 'Where the times come from',
  times:
    'Raw breast milk: {fridge} hours in the fridge and {freezer} days in the freezer, from when it was pumped. These are Brazil’s times.',
  timesMore: 'Where these sources say nothing, Colo counts no time.',
  source: 'Sources, checked on {date}:',

  container: 'From which container (optional)',
  noContainer: 'None of the stored ones',
  containerOption: '{ml} ml · {place} · {when}',
};
