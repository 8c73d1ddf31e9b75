import { maxMedicineNameLength } from '../../kinds/medicine.ts';
import { leastTenths, mostTenths } from '../../kinds/temperature.ts';
import type { Piece } from '../pieces.ts';
import { isTold, type Reading } from '../reading.ts';
import { isOfTime, whenMoment } from '../when.ts';
import type { Made } from './made.ts';

const [leastFahrenheit, mostFahrenheit] = [86, 111.2];

export function readTemperature(reading: Reading): Made[] {
  for (const is of ['temperature', 'measured', 'did'] as const) reading.takeAll(is);
  const places = new Set(reading.takeAll('place').map(({ place }) => place));
  const place = places.size === 1 ? ([...places][0] ?? null) : null;
  if (place === null) reading.ask('which_place');
  const measured = reading.pieces.find(isDegrees);
  if (measured) reading.use(measured);
  const tenths = measured ? tenthsOf(measured) : null;
  if (!measured) reading.ask('how_much');
  else if (tenths === null) reading.ask('impossible', [measured]);
  const when = whenMoment(reading);
  return [{ kind: 'temperature', details: { tenths, place }, when }];
}

const isDegrees = (piece: Piece) =>
  piece.is === 'number' ||
  (piece.is === 'amount' && ['celsius', 'fahrenheit', 'degrees'].includes(piece.unit));

/** Nobody lives at 100 °C, nor at 38 °F: where no unit is said, the number says it. */
function tenthsOf(piece: Piece): number | null {
  if (piece.is !== 'number' && piece.is !== 'amount') return null;
  const unit = piece.is === 'amount' ? piece.unit : 'degrees';
  const isFahrenheit =
    unit === 'fahrenheit' ||
    (unit === 'degrees' && piece.value >= leastFahrenheit && piece.value <= mostFahrenheit);
  const tenths = Math.round((isFahrenheit ? ((piece.value - 32) * 5) / 9 : piece.value) * 10);
  return tenths >= leastTenths && tenths <= mostTenths ? tenths : null;
}

const mostSpoonsMl = 30;

/** The dose stays in her words: it is read aloud, never worked with. */
export function readMedicine(reading: Reading): Made[] {
  const isGiven = [...reading.takeAll('did'), ...reading.takeAll('drink')].length > 0;
  const heads = reading.takeAll('medicine');
  const name = nameOf(reading, heads[0]);
  if (name === null) reading.ask('which_kind');
  if ((name?.length ?? 0) > maxMedicineNameLength) reading.ask('impossible');
  const dose = reading.pieces.find(isDose);
  if (dose) reading.use(dose);
  // No dose is worked out or judged; this much is no spoon but a bottle, and a slip.
  if (dose?.is === 'amount' && dose.unit === 'ml' && dose.value > mostSpoonsMl)
    reading.ask('unusual', [dose]);
  const every = reading.take('every');
  const everyHours = every && every.hours >= 1 && every.hours <= 168 ? every.hours : null;
  if (every && everyHours === null) reading.ask('impossible', [every]);
  if (!dose && !isTold(reading)) reading.ask('when');
  // "Dipirona 5 gotas 8/8h" may be what was prescribed, and not yet given.
  if (every && !isGiven && !reading.pieces.some(isOfTime)) reading.ask('when', [every]);
  const when = whenMoment(reading);
  return [{ kind: 'medicine', details: { name, dose: dose?.text ?? '', everyHours }, when }];
}

const isDose = (piece: Piece) => piece.is === 'amount' && (piece.unit === 'dose' || piece.unit === 'ml');

/** One that we know, or the words between "remédio" and the dose; antibiotics may go by that name. */
function nameOf(reading: Reading, head: Piece | undefined): string | null {
  const known = reading.take('medicineName');
  if (known) return known.text;
  if (!head) return null;
  const words = wordsUntilDose(reading, head);
  for (const piece of words) reading.use(piece);
  if (words.length > 0) return words.map(({ text }) => text).join(' ');
  return /^anti/.test(head.words) ? head.text : null;
}

/** None where something else stands between, or no dose follows: "remédio para cólica" is no name. */
function wordsUntilDose({ pieces }: Reading, head: Piece): Piece[] {
  const after = pieces.slice(pieces.indexOf(head) + 1).filter(({ words }) => words !== ':');
  const end = after.findIndex(({ is }) => is !== 'unknown');
  const next = after[end];
  return end > 0 && next && isDose(next) ? after.slice(0, end) : [];
}
