import { Ruler } from 'lucide-react';
import { lazy, Suspense } from 'react';
import * as v from 'valibot';
import type { GrowthDetails, Measure } from '#shared/diary/kinds/growth.ts';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { dayIn } from '#shared/time/calendar-date.ts';
import { retryLoad } from '#web/platform/device/retry-load.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { onDay } from '../draft-moments.ts';
import { type FieldsProps, shownKind } from '../kind-parts.ts';
import { NumberField } from '../number-field.tsx';
import { shownNumber, typedNumber } from '../typed-number.ts';
import { growthWords, measures, measuresIn, perShown } from './growth-words.ts';

const draft = v.strictObject({ weightGrams: v.string(), lengthMm: v.string(), headMm: v.string() });
/** As she reads it on the scale: in kilograms and centimetres. */
type GrowthDraft = v.InferOutput<typeof draft>;

// It knows WHO's tables, and is asked once there is a number.
const UnitQuestion = lazy(() => retryLoad(() => import('./unit-question.tsx')));

const nothing: GrowthDetails = { weightGrams: null, lengthMm: null, headMm: null, lying: null };

export const growthParts = shownKind<'growth', GrowthDraft>({
  name: 'growth',
  words: growthWords,
  Icon: Ruler,
  Row: GrowthLine,
  Fields: GrowthFields,
  toDraft({ details }, { t }) {
    const shown = (measure: Measure) => {
      const value = details[measure];
      return shownNumber(value && value / perShown[measure], t('timeline.decimalSign'));
    };
    return { weightGrams: shown('weightGrams'), lengthMm: shown('lengthMm'), headMm: shown('headMm') };
  },
  looksRight: (own): own is GrowthDraft => v.is(draft, own),
  fromDraft(own, { before }) {
    const typed = (measure: Measure) => {
      const value = typedNumber(own[measure]);
      return value && Math.round(value * perShown[measure]);
    };
    return {
      durationSeconds: null,
      details: {
        ...before.details,
        weightGrams: typed('weightGrams'),
        lengthMm: typed('lengthMm'),
        headMm: typed('headMm'),
      },
    };
  },
  byHand: ({ now, zone }) => ({ ...onDay(dayIn(zone, now)), details: nothing }),
});

function GrowthLine({ record: { details } }: { record: RecordEnvelope<'growth'> }) {
  return <span className="font-bold tabular-nums">{measuresIn(details, useTexts())}</span>;
}

function GrowthFields({ place, own, set, made, errorAt }: FieldsProps<'growth', GrowthDraft>) {
  const t = useTexts();
  return measures.map((measure) => (
    <div key={measure} className="grid grid-cols-1 gap-2">
      <NumberField
        label={t(`growth.${measure}`)}
        isDecimal
        value={own[measure]}
        error={errorAt(measure)}
        onType={(text) => set({ [measure]: text })}
      />
      {own[measure] !== '' && (
        <Suspense>
          <UnitQuestion
            place={place}
            record={made}
            measure={measure}
            typed={own[measure]}
            onMeant={(text) => set({ [measure]: text })}
          />
        </Suspense>
      )}
    </div>
  ));
}
