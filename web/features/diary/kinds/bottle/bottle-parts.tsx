import { Milk as BottleIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';
import * as v from 'valibot';
import { milks } from '#shared/diary/kinds/bottle.ts';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { retryLoad } from '#web/platform/device/retry-load.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Choice } from '../choice.tsx';
import { justNow } from '../draft-moments.ts';
import { type FieldsProps, shownKind } from '../kind-parts.ts';
import { MomentLine } from '../moment-line.tsx';
import { NumberField } from '../number-field.tsx';
import { shownNumber, typedNumber } from '../typed-number.ts';
import { bottleWords } from './bottle-words.ts';

// What is in the stock is asked for when a bottle of it is written down.
const ContainerField = lazy(() => retryLoad(() => import('./container-field.tsx')));

const draft = v.strictObject({
  milk: v.picklist(milks),
  taken: v.string(),
  offered: v.string(),
  container: v.nullable(v.string()),
});
type BottleDraft = v.InferOutput<typeof draft>;

export const bottleParts = shownKind<'bottle', BottleDraft>({
  name: 'bottle',
  words: bottleWords,
  Icon: BottleIcon,
  Row: BottleLine,
  Fields: BottleFields,
  toDraft: ({ details: { milk, takenMl, offeredMl, container } }) => ({
    milk,
    container,
    taken: shownNumber(takenMl),
    offered: shownNumber(offeredMl),
  }),
  looksRight: (own): own is BottleDraft => v.is(draft, own),
  fromDraft: ({ milk, taken, offered, container }) => ({
    durationSeconds: null,
    details: {
      milk,
      takenMl: typedNumber(taken),
      offeredMl: typedNumber(offered),
      // Only her own milk is kept in the stock.
      container: milk === 'own' ? container : null,
    },
  }),
  /** The same milk and as much as last time: most bottles are alike. */
  byHand: ({ now, last }) => ({
    ...justNow(now),
    details: {
      milk: last?.details.milk ?? 'own',
      takenMl: last?.details.takenMl ?? null,
      offeredMl: null,
      container: null,
    },
  }),
});

function BottleLine({ record: { startTime, details } }: { record: RecordEnvelope<'bottle'> }) {
  const t = useTexts();
  const { milk, takenMl, offeredMl } = details;
  const isToldApart = takenMl !== null && offeredMl !== null && takenMl !== offeredMl;
  return (
    <MomentLine
      at={startTime}
      what={t(`bottle.milk_${milk}`)}
      more={
        isToldApart
          ? t('bottle.takenOf', { taken: takenMl, offered: offeredMl })
          : t('bottle.ml', { ml: takenMl ?? offeredMl ?? 0 })
      }
    />
  );
}

function BottleFields({ place, own, set, made, errorAt }: FieldsProps<'bottle', BottleDraft>) {
  const t = useTexts();
  return (
    <>
      <Choice
        legend={t('bottle.milk')}
        name="bottle-milk"
        columns={2}
        options={milks.map((value) => ({ value, label: t(`bottle.milk_${value}`) }))}
        value={own.milk}
        onChange={(milk) => set({ milk })}
      />
      {own.milk === 'own' && (
        <Suspense>
          <ContainerField
            place={place}
            made={made}
            value={own.container}
            onChange={(container) => set({ container })}
          />
        </Suspense>
      )}
      <div className="grid grid-cols-2 items-start gap-3">
        <NumberField
          label={t('bottle.taken')}
          value={own.taken}
          error={errorAt('takenMl')}
          onType={(taken) => set({ taken })}
        />
        <NumberField
          label={t('bottle.offered')}
          hint={t('bottle.optional')}
          value={own.offered}
          error={errorAt('offeredMl')}
          onType={(offered) => set({ offered })}
        />
      </div>
    </>
  );
}
