import { Refrigerator } from 'lucide-react';
import * as v from 'valibot';
import { maxMilkLabelLength, milkPlaces } from '#shared/diary/kinds/milk.ts';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/field.tsx';
import { Choice } from '../choice.tsx';
import { justNow } from '../draft-moments.ts';
import { type FieldsProps, shownKind } from '../kind-parts.ts';
import { MomentLine } from '../moment-line.tsx';
import { NumberField } from '../number-field.tsx';
import { shownNumber, typedNumber } from '../typed-number.ts';
import { milkWords } from './milk-words.ts';

const draft = v.strictObject({ ml: v.string(), place: v.picklist(milkPlaces), label: v.string() });
type MilkDraft = v.InferOutput<typeof draft>;

export const milkParts = shownKind<'milk', MilkDraft>({
  name: 'milk',
  words: milkWords,
  Icon: Refrigerator,
  Row: MilkLine,
  Fields: MilkFields,
  toDraft: ({ details: { ml, place, label } }, { isNew }) => ({
    ml: isNew && ml === 0 ? '' : shownNumber(ml),
    place,
    label: label ?? '',
  }),
  looksRight: (own): own is MilkDraft => v.is(draft, own),
  // What stands in the freezer again was never thawed: a slip that she takes back.
  fromDraft: ({ ml, place, label }, { before: { details } }) => ({
    durationSeconds: null,
    details: {
      ...details,
      ml: typedNumber(ml) ?? Number.NaN,
      place,
      thawedAt: place === 'freezer' ? null : details.thawedAt,
      label: label.trim().slice(0, maxMilkLabelLength) || null,
    },
  }),
  byHand: ({ now, last }) => ({
    ...justNow(now),
    details: { ml: 0, place: last?.details.place ?? 'fridge', thawedAt: null, gone: null, label: null },
  }),
});

function MilkLine({ record: { startTime, details } }: { record: RecordEnvelope<'milk'> }) {
  const t = useTexts();
  const { ml, place, thawedAt, gone, label } = details;
  const more = [t(`milk.place_${place}`), thawedAt && t('milk.thawed'), gone && t('milk.thrown'), label];
  return <MomentLine at={startTime} what={t('milk.ml', { ml })} more={more.filter(Boolean).join(' · ')} />;
}

function MilkFields({ own, set, errorAt }: FieldsProps<'milk', MilkDraft>) {
  const t = useTexts();
  return (
    <>
      <NumberField
        label={t('milk.amount')}
        value={own.ml}
        error={errorAt('ml')}
        onType={(ml) => set({ ml })}
      />
      <Choice
        legend={t('milk.place')}
        name="milk-place"
        columns={3}
        options={milkPlaces.map((value) => ({ value, label: t(`milk.place_${value}`) }))}
        value={own.place}
        onChange={(place) => set({ place })}
      />
      <Field
        label={t('milk.label')}
        hint={t('milk.labelHint')}
        maxLength={maxMilkLabelLength}
        value={own.label}
        error={errorAt('label')}
        onChange={({ target }) => set({ label: target.value })}
      />
    </>
  );
}
