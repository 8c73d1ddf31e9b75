import { Thermometer } from 'lucide-react';
import * as v from 'valibot';
import { temperaturePlaces } from '#shared/diary/kinds/temperature.ts';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Choice } from '../choice.tsx';
import { justNow } from '../draft-moments.ts';
import { type FieldsProps, shownKind } from '../kind-parts.ts';
import { MomentLine } from '../moment-line.tsx';
import { NumberField } from '../number-field.tsx';
import { shownNumber, typedNumber } from '../typed-number.ts';
import { FeverCare } from './fever-care.tsx';
import { degrees, temperatureWords } from './temperature-words.ts';

const draft = v.strictObject({ degrees: v.string(), place: v.picklist(temperaturePlaces) });
type TemperatureDraft = v.InferOutput<typeof draft>;

export const temperatureParts = shownKind<'temperature', TemperatureDraft>({
  name: 'temperature',
  words: temperatureWords,
  Icon: Thermometer,
  Row: TemperatureLine,
  Fields: TemperatureFields,
  toDraft: ({ details: { tenths, place } }, { isNew, t }) => ({
    degrees: isNew ? '' : shownNumber(tenths / 10, t('timeline.decimalSign')),
    place,
  }),
  looksRight: (own): own is TemperatureDraft => v.is(draft, own),
  fromDraft: (own) => ({
    durationSeconds: null,
    details: { tenths: Math.round((typedNumber(own.degrees) ?? Number.NaN) * 10), place: own.place },
  }),
  byHand: ({ now, last }) => ({
    ...justNow(now),
    details: { tenths: Number.NaN, place: last?.details.place ?? 'axillary' },
  }),
});

function TemperatureLine({ record: { startTime, details } }: { record: RecordEnvelope<'temperature'> }) {
  const t = useTexts();
  return (
    <MomentLine
      at={startTime}
      what={degrees(details.tenths, t)}
      more={t(`temperature.place_${details.place}`)}
    />
  );
}

function TemperatureFields({ place, own, set, made, errorAt }: FieldsProps<'temperature', TemperatureDraft>) {
  const t = useTexts();
  return (
    <>
      <NumberField
        label={t('temperature.degreesLabel')}
        isDecimal
        value={own.degrees}
        error={errorAt('tenths')}
        onType={(typed) => set({ degrees: typed })}
      />
      <Choice
        legend={t('temperature.place')}
        name="temperature-place"
        columns={3}
        options={temperaturePlaces.map((value) => ({ value, label: t(`temperature.place_${value}`) }))}
        value={own.place}
        onChange={(measuredAt) => set({ place: measuredAt })}
      />
      <FeverCare place={place} record={made} />
    </>
  );
}
