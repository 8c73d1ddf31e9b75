import { entryOf } from './entry-of.ts';
import type { ImportedDetails } from './imported.ts';

type Colour = ImportedDetails['nappy']['colour'];

/** How other apps call what our palette has; a colour that it lacks is left out. */
const colours: Record<string, Colour> = {
  black: 'black',
  brown: 'brown',
  darkbrown: 'brown',
  green: 'green',
  darkgreen: 'green',
  yellow: 'yellow',
  mustard: 'mustard',
  orange: 'mustard',
  red: 'red',
  white: 'pale',
  gray: 'pale',
  grey: 'pale',
  pale: 'pale',
  clay: 'pale',
};

export const nappyColour = (name: string): Colour =>
  entryOf(colours, name.toLowerCase().replaceAll(/[^a-z]/g, '')) ?? null;
