import { useState } from 'react';
import { type KindName, kindOf } from '#shared/diary/kinds.ts';
import { toLocalMoment } from '#web/features/timer/local-moment.ts';
import { movedEnd } from '#web/features/timer/moved-end.ts';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';
import { useLocalTime } from '#web/platform/device/use-local-time.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/field.tsx';
import { useKinds, useSay } from './kinds/kinds-here.ts';
import type { RecordDraft } from './record-draft.ts';

type Props = {
  kind: KindName;
  draft: RecordDraft;
  set: (change: Partial<RecordDraft>) => void;
  isNew: boolean;
  errorAt: (field: string) => string | undefined;
};

/** From one moment to another, one moment, or a day: as its kind has it. */
export function WhenFields(props: Props) {
  const { when } = kindOf(props.kind);
  if (when === 'day') return <DayField {...props} />;
  return when === 'span' ? <SpanFields {...props} /> : <MomentField {...props} />;
}

function DayField({ draft, set, errorAt }: Props) {
  const say = useSay();
  const { today } = useLocalTime();
  return (
    <Field
      type="date"
      label={say('day')}
      max={today}
      value={draft.day}
      error={errorAt('day')}
      onChange={({ target }) => set({ day: target.value })}
    />
  );
}

function MomentField({ draft, set, errorAt }: Props) {
  const say = useSay();
  return (
    <Field
      type="datetime-local"
      label={say('moment')}
      max={toLocalMoment(Date.now(), deviceTimeZone())}
      value={draft.start}
      error={errorAt('startTime')}
      onChange={({ target }) => set({ start: target.value })}
    />
  );
}

function SpanFields({ kind, draft, set, isNew, errorAt }: Props) {
  const t = useTexts();
  const say = useSay();
  const zone = deviceTimeZone();
  const titles = useKinds().partsOf(kind).words.titles(t);
  const { limits } = kindOf(kind);
  const latest = toLocalMoment(Date.now(), zone);
  const [span, setSpan] = useState({ start: draft.start, end: draft.end });
  function setStart(start: string): void {
    const longestHours = limits.usualHours ?? limits.longestHours ?? 24;
    set({ start, end: movedEnd({ start, span, isNew, longestHours, now: Date.now(), zone }) });
  }
  function setEnd(end: string): void {
    setSpan({ start: draft.start, end });
    set({ end });
  }
  return (
    <>
      <Field
        type="datetime-local"
        label={titles.start ?? say('start')}
        max={latest}
        value={draft.start}
        error={errorAt('startTime')}
        onChange={({ target }) => setStart(target.value)}
      />
      <Field
        type="datetime-local"
        label={titles.end ?? say('end')}
        max={latest}
        value={draft.end}
        error={errorAt('endTime')}
        onChange={({ target }) => setEnd(target.value)}
      />
    </>
  );
}
