import type { SameKeys } from '#web/platform/language/translate.ts';
import type { temperature as pt } from '../pt/temperature.ts';

export const temperature: SameKeys<typeof pt> = {
  name: 'Temperature',
  addTitle: 'Add a temperature',
  editTitle: 'Edit temperature',
  at: 'Temperature at {time}',
  degrees: '{n} °C',
  degreesLabel: 'Temperature (°C)',
  place: 'Where you took it',
  place_axillary: 'Armpit',
  place_forehead: 'Forehead',
  place_ear: 'Ear',
  place_mouth: 'Mouth',
  place_rectal: 'Rectal',
  total: 'up to {highest}',
  problem_impossible_temperature: 'Please check the number: in degrees Celsius, like 36.8.',
};
