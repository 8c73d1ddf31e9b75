import { Pill } from 'lucide-react';
import * as v from 'valibot';
import { maxDoseLength, maxMedicineNameLength } from '#shared/diary/kinds/medicine.ts';
import { recordedIn } from '#shared/diary/place.rules.ts';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { putReminder } from '../../reminders/reminders.outbox.ts';
import { justNow } from '../draft-moments.ts';
import { type FieldsProps, shownKind } from '../kind-parts.ts';
import { MomentLine } from '../moment-line.tsx';
import { NumberField } from '../number-field.tsx';
import { shownNumber, typedNumber } from '../typed-number.ts';
import { GivenBefore } from './given-before.tsx';
import { medicineWords } from './medicine-words.ts';

const draft = v.strictObject({
  name: v.string(),
  dose: v.string(),
  everyHours: v.string(),
  /** Whether she wants to hear of the next one. */
  reminds: v.boolean(),
});
type MedicineDraft = v.InferOutput<typeof draft>;

export const medicineParts = shownKind<'medicine', MedicineDraft>({
  name: 'medicine',
  words: medicineWords,
  Icon: Pill,
  Row: MedicineLine,
  Fields: MedicineFields,
  toDraft: ({ details: { name, dose, everyHours } }, { t }) => ({
    name,
    dose,
    everyHours: shownNumber(everyHours, t('timeline.decimalSign')),
    reminds: false,
  }),
  looksRight: (own): own is MedicineDraft => v.is(draft, own),
  fromDraft: (own) => ({
    durationSeconds: null,
    details: {
      name: own.name.trim().slice(0, maxMedicineNameLength),
      dose: own.dose.trim().slice(0, maxDoseLength),
      everyHours: typedNumber(own.everyHours),
    },
  }),
  async alsoKeep(place, made, { reminds }) {
    const next = nextTime(made);
    const familyId = recordedIn(place);
    if (!reminds || next === null || familyId === null) return;
    const { babyId, details } = made;
    const about = { about: 'medicine', what: details.name, at: next } as const;
    await putReminder({ id: crypto.randomUUID(), familyId, babyId, ...about, isOn: true });
  },
  byHand: ({ now, last }) => ({
    ...justNow(now),
    details: last?.details ?? { name: '', dose: '', everyHours: null },
  }),
});

/** When the next one may be given, by the prescriber's interval. */
function nextTime({ startTime, details: { everyHours } }: RecordEnvelope<'medicine'>): string | null {
  const at = Date.parse(startTime ?? '') + (everyHours ?? Number.NaN) * 3_600_000;
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

function MedicineLine({ record: { startTime, details } }: { record: RecordEnvelope<'medicine'> }) {
  return <MomentLine at={startTime} what={details.name} more={details.dose || undefined} />;
}

function MedicineFields({ place, isNew, own, set, made, errorAt }: FieldsProps<'medicine', MedicineDraft>) {
  const t = useTexts();
  return (
    <>
      <Field
        label={t('medicine.nameLabel')}
        maxLength={maxMedicineNameLength}
        value={own.name}
        error={errorAt('name')}
        onChange={({ target }) => set({ name: target.value })}
      />
      <GivenBefore place={place} record={made} />
      <Field
        label={t('medicine.dose')}
        hint={t('medicine.doseHint')}
        maxLength={maxDoseLength}
        value={own.dose}
        error={errorAt('dose')}
        onChange={({ target }) => set({ dose: target.value })}
      />
      <NumberField
        label={t('medicine.everyHours')}
        hint={t('medicine.everyHoursHint')}
        isDecimal
        value={own.everyHours}
        error={errorAt('everyHours')}
        onType={(everyHours) => set({ everyHours })}
      />
      {isNew && nextTime(made) !== null && (
        <Checkbox
          label={t('reminders.medicine')}
          checked={own.reminds}
          onChange={(reminds) => set({ reminds })}
        />
      )}
    </>
  );
}
