import { Droplet } from 'lucide-react';
import * as v from 'valibot';
import { pumpedMl } from '#shared/diary/kinds/pumping.ts';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { justNow, secondsBetween } from '../draft-moments.ts';
import { type FieldsProps, shownKind } from '../kind-parts.ts';
import { MomentLine } from '../moment-line.tsx';
import { NumberField } from '../number-field.tsx';
import { shownNumber, typedNumber } from '../typed-number.ts';
import { pumpingWords } from './pumping-words.ts';

const draft = v.strictObject({ left: v.string(), right: v.string(), together: v.string() });
type PumpingDraft = v.InferOutput<typeof draft>;

/** How long one by hand is at first, when nothing is known of hers. */
const usualSeconds = 15 * 60;

export const pumpingParts = shownKind<'pumping', PumpingDraft>({
  name: 'pumping',
  words: pumpingWords,
  Icon: Droplet,
  Row: PumpingLine,
  Fields: PumpingFields,
  toDraft: ({ details: { leftMl, rightMl, ml } }) => ({
    left: shownNumber(leftMl),
    right: shownNumber(rightMl),
    together: shownNumber(ml),
  }),
  looksRight: (own): own is PumpingDraft => v.is(draft, own),
  fromDraft: (own, { before, startTime, endTime }) => ({
    durationSeconds:
      startTime === before.startTime && endTime === before.endTime
        ? before.durationSeconds
        : secondsBetween(startTime, endTime),
    details: {
      leftMl: typedNumber(own.left),
      rightMl: typedNumber(own.right),
      ml: typedNumber(own.together),
    },
  }),
  byHand({ now, last }) {
    const { startTime: endTime } = justNow(now);
    const seconds = last?.durationSeconds || usualSeconds;
    return {
      startTime: new Date(Date.parse(endTime) - seconds * 1000).toISOString(),
      endTime,
      day: null,
      durationSeconds: seconds,
      details: { leftMl: null, rightMl: null, ml: null },
    };
  },
});

function PumpingLine({ record }: { record: RecordEnvelope<'pumping'> }) {
  const t = useTexts();
  const { leftMl, rightMl } = record.details;
  const ml = pumpedMl(record);
  return (
    <MomentLine
      at={record.startTime}
      what={ml > 0 ? t('pumping.ml', { ml }) : t('pumping.name')}
      more={leftMl !== null && rightMl !== null ? t('pumping.sides', { leftMl, rightMl }) : undefined}
    />
  );
}

function PumpingFields({ own, set, errorAt }: FieldsProps<'pumping', PumpingDraft>) {
  const t = useTexts();
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-3">
        <NumberField
          label={t('pumping.left')}
          value={own.left}
          error={errorAt('leftMl')}
          onType={(left) => set({ left })}
        />
        <NumberField
          label={t('pumping.right')}
          value={own.right}
          error={errorAt('rightMl')}
          onType={(right) => set({ right })}
        />
      </div>
      <NumberField
        label={t('pumping.together')}
        hint={t('pumping.togetherHint')}
        value={own.together}
        error={errorAt('ml')}
        onType={(together) => set({ together })}
      />
    </>
  );
}
