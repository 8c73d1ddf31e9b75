import * as v from 'valibot';
import type { RecordKind } from '../kind.ts';

export const temperaturePlaces = ['axillary', 'forehead', 'ear', 'mouth', 'rectal'] as const;
export type TemperaturePlace = (typeof temperaturePlaces)[number];
/** Outside of these nobody lives: a slip of the finger, or another unit. */
export const [leastTenths, mostTenths] = [300, 440];
export const maxTemperatureNotesLength = 1000;

const details = v.strictObject({
  /** Tenths of a degree Celsius: 37,8 is 378. */
  tenths: v.pipe(
    v.number('impossible_temperature'),
    v.integer('impossible_temperature'),
    v.minValue(leastTenths, 'impossible_temperature'),
    v.maxValue(mostTenths, 'impossible_temperature'),
  ),
  /** What is fever depends on it. */
  place: v.picklist(temperaturePlaces),
});
export type TemperatureDetails = v.InferOutput<typeof details>;

export const temperature: RecordKind<'temperature', TemperatureDetails, 'impossible_temperature'> = {
  name: 'temperature',
  when: 'moment',
  details,
  limits: { notes: maxTemperatureNotesLength },
  problems: ['impossible_temperature'],
  totals: (records) => ({
    temperatures: records.length,
    highestTenths: Math.max(0, ...records.map((record) => record.details.tenths)),
  }),
  columns: [
    { key: 'celsius', of: (record) => record.details.tenths / 10 },
    { key: 'place', of: (record) => record.details.place },
  ],
  visibleTo: 'guest',
  canBeForBoth: false,
};
