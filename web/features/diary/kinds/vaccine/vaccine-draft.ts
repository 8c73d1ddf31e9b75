import * as v from 'valibot';

export const vaccineStates = ['done', 'skipped'] as const;

const draft = v.strictObject({
  vaccine: v.string(),
  dose: v.string(),
  /** She chose to name one herself, and may not have yet. */
  isOther: v.boolean(),
  state: v.picklist(vaccineStates),
  place: v.string(),
  batch: v.string(),
});
export type VaccineDraft = v.InferOutput<typeof draft>;

export const isVaccineDraft = (own: unknown): own is VaccineDraft => v.is(draft, own);
