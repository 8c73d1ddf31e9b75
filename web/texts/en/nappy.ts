import type { SameKeys } from '#web/platform/language/translate.ts';
import type { nappy as pt } from '../pt/nappy.ts';

export const nappy: SameKeys<typeof pt> = {
  name: 'Nappy',
  addTitle: 'Add a nappy',
  editTitle: 'Edit nappy',
  at: 'Nappy at {time}',
  what: 'What was in it',
  wet: 'Wee',
  dirty: 'Poo',
  both: 'Wee and poo',
  dry: 'Dry',
  colour: 'Colour of the poo (optional)',
  colour_mustard: 'Mustard',
  colour_yellow: 'Yellow',
  colour_green: 'Green',
  colour_brown: 'Brown',
  colour_black: 'Black',
  colour_red: 'Red',
  colour_pale: 'Pale',
  withoutNappy: 'Without a nappy (natural hygiene)',
  catch: 'In time?',
  caught: 'In the potty',
  missed: 'Missed it',
  cue: 'Baby gave a sign',
  total: { one: '{n} nappy ({wet} wet, {dirty} dirty)', other: '{n} nappies ({wet} wet, {dirty} dirty)' },
  problem_colour_without_dirty: 'The colour is of the poo. Choose poo, or take the colour away.',
};
