import { Droplet } from 'lucide-react';
import * as v from 'valibot';
import { pumpedMl } from '#shared/diary/kinds/pumping.ts';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { StartTimer } from '../../start-timer.tsx';
import { shownTimer } from '../../timer-parts.ts';
import { justNow, secondsBetween } from '../draft-moments.ts';
import { type AboveProps, type FieldsProps, shownKind } from '../kind-parts.ts';
import { keepPumped } from '../milk/keep-milk.ts';
import { MomentLine } from '../moment-line.tsx';
import { shownNumber } from '../typed-number.ts';
import { amountsOf, PumpingAmounts, type PumpingDraft, pumpingDraft } from './pumping-amounts.tsx';
import { pumpingTimer } from './pumping-timer.ts';
import { pumpingWords } from './pumping-words.ts';

/** How long one by hand is at first, when nothing is known of hers. */
const usualSeconds = 15 * 60;

export const pumpingParts = shownKind<'pumping', PumpingDraft>({
  name: 'pumping',
  words: pumpingWords,
  Icon: Droplet,
  timer: shownTimer(pumpingTimer),
  Row: PumpingLine,
  Above: StartPumping,
  Fields: PumpingFields,
  toDraft: ({ details: { leftMl, rightMl, ml } }) => ({
    left: shownNumber(leftMl),
    right: shownNumber(rightMl),
    together: shownNumber(ml),
    keepIn: null,
  }),
  looksRight: (own): own is PumpingDraft => v.is(pumpingDraft, own),
  fromDraft: (own, { before, startTime, endTime }) => ({
    durationSeconds:
      startTime === before.startTime && endTime === before.endTime
        ? before.durationSeconds
        : secondsBetween(startTime, endTime),
    details: amountsOf(own),
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
  alsoKeep: (place, made, { keepIn }) => keepPumped(place, made, keepIn),
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

function StartPumping({ place, onDone }: AboveProps<'pumping'>) {
  return <StartTimer parts={pumpingTimer} place={place} choice={null} onStarted={onDone} />;
}

function PumpingFields({ own, set, errorAt, isNew }: FieldsProps<'pumping', PumpingDraft>) {
  return <PumpingAmounts own={own} set={set} errorAt={errorAt} mayKeep={isNew} />;
}
