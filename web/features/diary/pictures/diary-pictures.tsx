import { startTransition, useState } from 'react';
import { kindOf } from '#shared/diary/kinds.ts';
import { addDays } from '#shared/time/calendar-date.ts';
import { daysUntil, dayWindow } from '#shared/timer/log.rules.ts';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Chips } from '#web/ui/chips.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { DiaryPlace } from '../diary-place.ts';
import { allKinds } from '../kinds/all-kinds.ts';
import { KindsHere, useKinds } from '../kinds/kinds-here.ts';
import { useRecordWords } from '../record-words.ts';
import { useDiaryRange } from '../use-diary-range.ts';
import { KindPictures } from './kind-pictures.tsx';
import { type MeasuredKind, measuredKinds } from './measures.ts';
import { Patterns } from './patterns.tsx';
import { useDayTotals } from './use-day-totals.ts';
import { usePictureDays } from './use-picture-days.ts';

const periods = [7, 14, 30, 90] as const;
type Period = (typeof periods)[number];

type Props = {
  place: DiaryPlace;
  /** A guest sees neither pumping nor medicines. */
  isGuest: boolean;
};

/** Weeks and months of one kind as columns, below the last week in sentences. */
export function DiaryPictures(props: Props) {
  return (
    <KindsHere value={allKinds}>
      <PicturesOf {...props} />
    </KindsHere>
  );
}

function PicturesOf({ place, isGuest }: Props) {
  const { today, boundsOf } = usePictureDays();
  const { timeZone } = boundsOf('feed');
  const weeks = useDiaryRange(place, {
    kind: undefined,
    isBehind: true,
    from: dayWindow(addDays(today, -15), timeZone).from,
    to: dayWindow(addDays(today, 1), timeZone).to,
  });
  const kinds = measuredKinds.filter((kind) => !isGuest || kindOf(kind).visibleTo === 'guest');
  const first = kinds.find((one) => weeks.records.some((record) => record.kind === one)) ?? 'feed';
  // Until it is known which kind to begin with, nothing is fetched in vain.
  const isKnown = weeks.isWhole || weeks.hasFailed;
  return (
    <div className="grid grid-cols-1 gap-5">
      {weeks.isWhole && <Patterns today={today} records={weeks.records} boundsOf={boundsOf} />}
      <ChosenPictures place={place} kinds={kinds} first={isKnown ? first : undefined} />
    </div>
  );
}

type Chosen = { place: DiaryPlace; kinds: readonly MeasuredKind[]; first: MeasuredKind | undefined };

/** A part of its own: another choice does not count the weeks anew. */
function ChosenPictures({ place, kinds, first }: Chosen) {
  const t = useTexts();
  const { partsOf } = useKinds();
  const [chosen, setChosen] = useState<MeasuredKind>();
  const [period, setPeriod] = useState<Period>(7);
  const kind = chosen ?? first;
  return (
    <>
      <Chips
        label={t('pictures.kinds')}
        chips={kinds.map((id) => ({ id, label: partsOf(id).words.name(t) }))}
        selected={kind}
        onSelect={(id) => startTransition(() => setChosen(kinds.find((one) => one === id)))}
      />
      <Chips
        label={t('pictures.period')}
        chips={periods.map((days) => ({ id: String(days), label: t(`pictures.period${days}`) }))}
        selected={String(period)}
        onSelect={(id) => startTransition(() => setPeriod(periods.find((days) => String(days) === id) ?? 7))}
      />
      {kind ? (
        <Period key={`${kind} ${period}`} place={place} kind={kind} period={period} />
      ) : (
        <Skeleton className="h-64 rounded-card" />
      )}
    </>
  );
}

function Period({ place, kind, period }: { place: DiaryPlace; kind: MeasuredKind; period: Period }) {
  const { t, day } = useRecordWords();
  const { today, boundsOf } = usePictureDays();
  const days = daysUntil(today, period);
  const first = days[0] ?? today;
  const { totals, ...range } = useDayTotals(place, { kind, days, bounds: boundsOf(kind) });
  if (!totals)
    return range.hasFailed ? (
      <LoadFailed title={t('pictures.loadFailed')} text={t('pictures.loadFailedText')} query={range} />
    ) : (
      <Skeleton className="h-64 rounded-card" />
    );
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-center font-bold first-letter:uppercase">
        {t('pictures.span', { from: day(first), to: day(today) })}
      </p>
      {totals.every((total) => total === null) ? (
        <EmptyState title={t('pictures.emptyPeriod')} text={t('pictures.emptyPeriodText')} />
      ) : (
        <KindPictures kind={kind} days={days} totals={totals} />
      )}
    </div>
  );
}
