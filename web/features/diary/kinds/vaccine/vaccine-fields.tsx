import * as v from 'valibot';
import {
  maxBatchLength,
  maxVaccineDoseLength,
  maxVaccineNameLength,
  maxVaccinePlaceLength,
} from '#shared/diary/kinds/vaccine.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Choice } from '../choice.tsx';
import type { FieldsProps } from '../kind-parts.ts';
import { ageOfDose, doseIn, doseName } from './dose-words.ts';
import { useSchedule } from './use-schedule.ts';

const vaccineStates = ['done', 'skipped'] as const;

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

type Props = FieldsProps<'vaccine', VaccineDraft>;

/** Which one of the calendar, or another by its name; given or not; and where, if she likes to keep it. */
export function VaccineFields(props: Props) {
  const { own, set } = props;
  const t = useTexts();
  return (
    <>
      <WhichVaccine {...props} />
      <Choice
        legend={t('vaccine.state')}
        name="vaccine-state"
        columns={2}
        options={vaccineStates.map((value) => ({ value, label: t(`vaccine.state_${value}`) }))}
        value={own.state}
        onChange={(state) => set({ state })}
      />
      {own.state === 'done' && (
        <>
          <Field
            label={t('vaccine.place')}
            hint={t('vaccine.placeHint')}
            maxLength={maxVaccinePlaceLength}
            value={own.place}
            onChange={({ target }) => set({ place: target.value })}
          />
          <Field
            label={t('vaccine.batch')}
            hint={t('vaccine.batchHint')}
            maxLength={maxBatchLength}
            autoComplete="off"
            value={own.batch}
            onChange={({ target }) => set({ batch: target.value })}
          />
        </>
      )}
    </>
  );
}

const another = 'other';

function WhichVaccine({ own, set, errorAt }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const schedule = useSchedule();
  const isListed = doseIn(schedule, own) !== undefined && !own.isOther;
  const isOther = own.isOther || (own.vaccine !== '' && !isListed);
  const ofBabies = schedule.doses.filter(({ when }) => when.sort !== 'pregnancy');
  function choose(value: string): void {
    const [vaccine = '', dose = ''] = value === another ? [] : value.split(' ');
    set({ isOther: value === another, vaccine, dose });
  }
  return (
    <>
      <Select
        label={t('vaccine.which')}
        options={[
          { value: '', label: t('vaccine.choose') },
          ...ofBabies.map((dose) => ({
            value: `${dose.vaccine} ${dose.dose}`,
            label: t('vaccine.inAge', {
              age: ageOfDose(dose, t),
              vaccine: doseName(schedule, dose, { t, language }),
            }),
          })),
          { value: another, label: t('vaccine.other') },
        ]}
        value={isOther ? another : isListed ? `${own.vaccine} ${own.dose}` : ''}
        error={isOther ? undefined : errorAt('vaccine')}
        onChange={({ target }) => choose(target.value)}
      />
      {isOther && (
        <>
          <Field
            label={t('vaccine.otherName')}
            maxLength={maxVaccineNameLength}
            value={own.vaccine}
            error={errorAt('vaccine')}
            onChange={({ target }) => set({ isOther: true, vaccine: target.value })}
          />
          <Field
            label={t('vaccine.otherDose')}
            hint={t('vaccine.otherDoseHint')}
            maxLength={maxVaccineDoseLength}
            value={own.dose}
            onChange={({ target }) => set({ isOther: true, dose: target.value })}
          />
        </>
      )}
    </>
  );
}
