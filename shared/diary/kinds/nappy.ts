import * as v from 'valibot';
import type { RecordKind } from '../kind.ts';

export const nappyContents = ['wet', 'dirty', 'both', 'dry'] as const;
export type NappyContent = (typeof nappyContents)[number];
export const nappyColours = ['mustard', 'yellow', 'green', 'brown', 'black', 'red', 'pale'] as const;
export type NappyColour = (typeof nappyColours)[number];
export const maxNappyNotesLength = 1000;

const details = v.strictObject({
  what: v.picklist(nappyContents),
  colour: v.nullable(v.picklist(nappyColours)),
  /** Without nappies: held over a pot in time, or not. */
  catch: v.nullable(v.picklist(['caught', 'missed'])),
  /** Whether the baby had shown it. */
  cue: v.boolean(),
});
export type NappyDetails = v.InferOutput<typeof details>;

const holds = (what: NappyContent, looked: 'wet' | 'dirty') => what === looked || what === 'both';

export const nappy: RecordKind<'nappy', NappyDetails, 'colour_without_dirty'> = {
  name: 'nappy',
  when: 'moment',
  details,
  limits: { notes: maxNappyNotesLength },
  problems: ['colour_without_dirty'],
  // The palette is of stools. Red in a wet one is another matter, and belongs in words.
  validate: ({ details: { what, colour } }) =>
    colour !== null && !holds(what, 'dirty') ? { colour: 'colour_without_dirty' } : {},
  totals: (records) => ({
    nappies: records.length,
    wet: records.filter((record) => holds(record.details.what, 'wet')).length,
    dirty: records.filter((record) => holds(record.details.what, 'dirty')).length,
    caught: records.filter((record) => record.details.catch === 'caught').length,
  }),
  columns: [
    { key: 'what', of: (record) => record.details.what },
    { key: 'colour', of: (record) => record.details.colour ?? '' },
    { key: 'catch', of: (record) => record.details.catch ?? '' },
    { key: 'cue', of: (record) => (record.details.cue ? 'yes' : '') },
  ],
  visibleTo: 'guest',
  canBeForBoth: false,
};
