import { Baby } from 'lucide-react';
import * as v from 'valibot';
import { type NappyColour, nappyColours, nappyContents } from '#shared/diary/kinds/nappy.ts';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Choice, OptionalChoice } from '../choice.tsx';
import { justNow } from '../draft-moments.ts';
import { type FieldsProps, shownKind } from '../kind-parts.ts';
import { MomentLine } from '../moment-line.tsx';
import { ColourCare } from './colour-care.tsx';
import { nappyWords } from './nappy-words.ts';

const draft = v.strictObject({
  what: v.picklist(nappyContents),
  colour: v.nullable(v.picklist(nappyColours)),
  catch: v.nullable(v.picklist(['caught', 'missed'])),
  cue: v.boolean(),
});
type NappyDraft = v.InferOutput<typeof draft>;

export const nappyParts = shownKind<'nappy', NappyDraft>({
  name: 'nappy',
  words: nappyWords,
  Icon: Baby,
  Row: NappyLine,
  Fields: NappyFields,
  toDraft: ({ details }) => details,
  looksRight: (own): own is NappyDraft => v.is(draft, own),
  // A colour she chose before she said that it was only wet says nothing any more.
  fromDraft: (own) => ({
    durationSeconds: null,
    details: { ...own, colour: hasStool(own) ? own.colour : null },
  }),
  byHand: ({ now }) => ({
    ...justNow(now),
    details: { what: 'wet', colour: null, catch: null, cue: false },
  }),
});

const hasStool = ({ what }: Pick<NappyDraft, 'what'>) => what === 'dirty' || what === 'both';

/** As it looks on a nappy, by day and by night. */
function Swatch({ colour }: { colour: NappyColour }) {
  return (
    <span
      aria-hidden
      className="inline-block size-6 rounded-full border border-control-line"
      style={{ background: `var(--stool-${colour})` }}
    />
  );
}

function NappyLine({ record: { startTime, details } }: { record: RecordEnvelope<'nappy'> }) {
  const t = useTexts();
  const { what, colour } = details;
  const more = [colour && t(`nappy.colour_${colour}`), details.catch && t(`nappy.${details.catch}`)];
  return (
    <MomentLine
      at={startTime}
      what={t(`nappy.${what}`)}
      more={more.filter(Boolean).join(' · ') || undefined}
    />
  );
}

function NappyFields({ place, own, set, made, errorAt }: FieldsProps<'nappy', NappyDraft>) {
  const t = useTexts();
  return (
    <>
      <Choice
        legend={t('nappy.what')}
        name="nappy-what"
        columns={2}
        options={nappyContents.map((value) => ({ value, label: t(`nappy.${value}`) }))}
        value={own.what}
        onChange={(what) => set({ what })}
      />
      {hasStool(own) && (
        <OptionalChoice
          legend={t('nappy.colour')}
          columns={4}
          options={nappyColours.map((value) => ({
            value,
            label: t(`nappy.colour_${value}`),
            picture: <Swatch colour={value} />,
          }))}
          value={own.colour}
          onChange={(colour) => set({ colour })}
        />
      )}
      <ColourCare place={place} record={made} />
      {errorAt('colour') && <p className="text-danger text-small">{errorAt('colour')}</p>}
      <details className="rounded-control border border-line px-3">
        <summary className="flex min-h-11 items-center font-bold">{t('nappy.withoutNappy')}</summary>
        <div className="grid gap-2 pb-3">
          <OptionalChoice
            legend={t('nappy.catch')}
            columns={2}
            options={(['caught', 'missed'] as const).map((value) => ({ value, label: t(`nappy.${value}`) }))}
            value={own.catch}
            onChange={(held) => set({ catch: held })}
          />
          <Checkbox label={t('nappy.cue')} checked={own.cue} onChange={(cue) => set({ cue })} />
        </div>
      </details>
    </>
  );
}
