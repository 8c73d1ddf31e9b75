import type { Recorded } from '../diary/kind.ts';
import type { MedicineDetails } from '../diary/kinds/medicine.ts';

export type Dose = Recorded<MedicineDetails>;

const hourMs = 3_600_000;
/** Within this time of the same medicine, where nobody told an interval, it is asked whether it is one dose. */
const doubtHours = 1;
/** So long after the next one was due nobody waits for it any more: the treatment is over. */
const forgottenAfterHours = 24;

const folded = (name: string) =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, ' ');

/** The same medicine of the same baby, however it was written: "Dipirona" and "dipirona". */
export const isSameMedicine = (a: Dose, b: Dose): boolean =>
  a.babyId === b.babyId && folded(a.details.name) === folded(b.details.name);

const momentOf = ({ startTime }: Dose) => Date.parse(startTime ?? '');

const lastOf = (doses: readonly Dose[]): Dose | undefined =>
  doses.reduce<Dose | undefined>(
    (last, one) => (last && momentOf(last) >= momentOf(one) ? last : one),
    undefined,
  );

/** The dose that came before this one, whoever gave it; none of something without a name. */
export function doseBefore(dose: Dose, others: readonly Dose[]): Dose | undefined {
  if (folded(dose.details.name) === '') return undefined;
  return lastOf(
    others.filter(
      (one) => one.id !== dose.id && isSameMedicine(one, dose) && momentOf(one) <= momentOf(dose),
    ),
  );
}

/**
 * Whether less time has passed since the dose before than the prescriber told. The interval is the one told with this
 * dose, or else the last one told of this medicine; where none was told nothing is too early, as nothing is worked out here.
 */
export function isTooEarly(dose: Dose, others: readonly Dose[]): boolean {
  const last = doseBefore(dose, others);
  const everyHours = dose.details.everyHours ?? intervalTold(dose, others);
  if (!last || everyHours === null) return false;
  return momentOf(dose) - momentOf(last) < everyHours * hourMs;
}

/** When this medicine may be given again after the dose before, by the prescriber's interval; null where none was told. */
export function againFrom(dose: Dose, others: readonly Dose[]): Date | null {
  const last = doseBefore(dose, others);
  const everyHours = dose.details.everyHours ?? intervalTold(dose, others);
  return last && everyHours !== null ? new Date(momentOf(last) + everyHours * hourMs) : null;
}

/** Given so shortly after another that two people may have written down one dose. */
export function maybeOneDose(dose: Dose, others: readonly Dose[]): boolean {
  const last = doseBefore(dose, others);
  return last !== undefined && momentOf(dose) - momentOf(last) < doubtHours * hourMs;
}

export type NextDose = { last: Dose; at: string; isDue: boolean };

/** When each medicine that has an interval may be given again, the soonest first. */
export function nextDose(doses: readonly Dose[], now: Date): NextDose[] {
  const given = doses.filter((dose) => momentOf(dose) <= now.getTime());
  const lasts = given.filter((dose) => lastOf(given.filter((one) => isSameMedicine(one, dose))) === dose);
  return lasts
    .flatMap((last) => {
      const everyHours = last.details.everyHours ?? intervalTold(last, given);
      if (everyHours === null) return [];
      const at = momentOf(last) + everyHours * hourMs;
      const isForgotten = now.getTime() > at + forgottenAfterHours * hourMs;
      return isForgotten ? [] : [{ last, at: new Date(at).toISOString(), isDue: at <= now.getTime() }];
    })
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** The interval is often told once, with the first dose. */
function intervalTold(dose: Dose, others: readonly Dose[]): number | null {
  const told = others.filter((one) => isSameMedicine(one, dose) && one.details.everyHours !== null);
  return lastOf(told)?.details.everyHours ?? null;
}
