import { randomUUID } from 'node:crypto';
import { type DetailsOf, type KindName, kindNames, kindOf } from '#shared/diary/kinds.ts';
import type { RecordPut } from '#shared/diary/record.schema.ts';
import { calendarDate } from '#shared/time/calendar-date.ts';
import { minutesBefore } from './nursing.ts';

/** What one of each kind says: the compiler refuses a kind that has none. */
const detailsOf: { [Kind in KindName]: DetailsOf<Kind> } = {
  feed: { side: 'left', leftSeconds: 1200, rightSeconds: 0, lastSide: null },
  bottle: { milk: 'own', offeredMl: 120, takenMl: 90, container: null },
  nappy: { what: 'both', colour: 'mustard', catch: null, cue: false },
  sleep: { sort: 'nap', mood: 'peaceful' },
  food: { food: 'banana', liking: 'loved', signs: [] },
  milk: { ml: 100, place: 'fridge', thawedAt: null, gone: null, label: null },
  pumping: { leftMl: 60, rightMl: 40, ml: null },
  temperature: { tenths: 368, place: 'axillary' },
  medicine: { name: 'Vitamina D', dose: '2 gotas', everyHours: 24 },
  growth: { weightGrams: 4200, lengthMm: 540, headMm: 370, lying: true },
  vaccine: { vaccine: 'bcg', dose: 'single', state: 'done', place: 'Maternidade', batch: 'A12' },
  activity: { activity: 'tummy' },
  milestone: { milestone: 'rolls', photo: null },
  note: {},
  question: { answered: true, answer: 'Sim, com calma.', from: null },
};

/** One of each kind, twenty minutes long where it has a length, with words of hers. */
export const oneOfEachKind = (now: Date, familyId: string): RecordPut[] =>
  kindNames.map((kind) => {
    const { when } = kindOf(kind);
    return {
      familyId,
      babyId: null,
      id: randomUUID(),
      kind,
      startTime: when === 'day' ? null : minutesBefore(now, 20).toISOString(),
      endTime: when === 'span' ? now.toISOString() : null,
      day: when === 'day' ? calendarDate(now.toISOString().slice(0, 10)) : null,
      durationSeconds: when === 'span' ? 1200 : null,
      details: detailsOf[kind],
      notes: 'com palavras dela',
      timeZone: 'America/Sao_Paulo',
      groupId: null,
      baseRevision: 0,
    } as RecordPut;
  });
