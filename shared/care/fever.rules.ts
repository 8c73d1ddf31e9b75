import type { Language } from '../language/language.rules.ts';
import { type TriageId, triageRows } from './triage.ts';

/** One temperature, as the diary records it. */
type Measured = { tenths: number; place: 'axillary' | 'forehead' | 'ear' | 'mouth' | 'rectal' };

/** Under the arm, in tenths of a degree, as shared/care/triage.ts says it. */
export const feverTenths = 375;
export const coldTenths = 355;
/** Elsewhere a body is warmer than under the arm, and from here on it is fever wherever it was taken. */
const feverAnywhereTenths = 380;

/**
 * - now: a row of the triage, said as it stands there
 * - same-day: fever from three months on
 * - measure-again: taken elsewhere, and near enough to fever to take it under the arm
 */
export type TemperatureCare = {
  sort: 'now' | 'same-day' | 'measure-again';
  /** The row that is said: instead of other words where it cannot wait, and after them where it can. */
  triage: TriageId | null;
};

/**
 * What a temperature asks for, by age: full months by the calendar, as every health guidance; null where it is not
 * known, and then the row of the youngest is said, which names its own age. Null: nothing is said beside the number.
 */
export function temperatureCare(
  { tenths, place }: Measured,
  calendarMonths: number | null,
): TemperatureCare | null {
  const isYoung = (id: TriageId) => calendarMonths === null || calendarMonths < underMonthsOf(id);
  const isAxillary = place === 'axillary';
  // Wherever it was taken: with a cold newborn nobody measures twice.
  if (tenths < coldTenths && isYoung('newborn')) return { sort: 'now', triage: 'newborn' };
  if (tenths >= (isAxillary ? feverTenths : feverAnywhereTenths))
    return isYoung('fever') ? { sort: 'now', triage: 'fever' } : { sort: 'same-day', triage: 'breathing' };
  return !isAxillary && tenths >= feverTenths ? { sort: 'measure-again', triage: null } : null;
}

function underMonthsOf(id: TriageId): number {
  const row = triageRows.find((one) => one.id === id);
  return row && 'ages' in row && 'underMonths' in row.ages ? row.ages.underMonths : Number.POSITIVE_INFINITY;
}

/** Of what no row of the triage says. */
export const temperatureWords: Record<
  Language,
  Readonly<Record<Exclude<TemperatureCare['sort'], 'now'>, string>>
> = {
  pt: {
    'same-day': 'Febre depois dos 3 meses: fale com a UBS ou o pediatra no mesmo dia.',
    'measure-again': 'Meça também na axila: é lá que se sabe se é febre (37,5 °C ou mais).',
  },
  en: {
    'same-day': 'Fever after 3 months: call your health unit or paediatrician the same day.',
    'measure-again': 'Take it under the arm too: that is where fever is told (37.5 °C or more).',
  },
};
