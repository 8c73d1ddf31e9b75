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
import { KindPictures } from './kind-pictures.tsx';
import { type MeasuredKind, measuredKinds } from './measures.ts';
import { Patterns } from './patterns.tsx';
import { useLongRange } from './use-long-range.ts';
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
  const t = useTexts();
  const { partsOf } = useKinds();
  const { today, boundsOf } = usePictureDays();
  const [chosen, setChosen] = useState<MeasuredKind>();
  const [period, setPeriod] = useState<Period>(7);
  const { timeZone } = boundsOf('feed');
  const weeks = useLongRange(place, {
    kind: undefined,
    from: dayWindow(addDays(today, -15), timeZone).from,
    to: dayWindow(addDays(today, 1), timeZone).to,
  });
  const shown = measuredKinds.filter((kind) => !isGuest || kindOf(kind).visibleTo === 'guest');
  const kind = chosen ?? shown.find((one) => weeks.records.some((record) => record.kind === one)) ?? 'feed';
  return (
    <div className="grid grid-cols-1 gap-5">
      {weeks.isWhole && <Patterns today={today} records={weeks.records} boundsOf={boundsOf} />}
      <Chips
        label={t('pictures.kinds')}
        chips={shown.map((id) => ({ id, label: partsOf(id).words.name(t) }))}
        selected={kind}
        onSelect={(id) => startTransition(() => setChosen(shown.find((one) => one === id)))}
      />
      <Chips
        label={t('pictures.period')}
        chips={periods.map((days) => ({ id: String(days), label: t(`pictures.period${days}`) }))}
        selected={String(period)}
        onSelect={(id) => startTransition(() => setPeriod(periods.find((days) => String(days) === id) ?? 7))}
      />
      {/* Until it is known which kind to begin with, nothing is fetched in vain. */}
      {chosen || weeks.isWhole || weeks.hasFailed ? (
        <Period key={`${kind} ${period}`} place={place} kind={kind} period={period} />
      ) : (
        <Skeleton className="h-64 rounded-card" />
      )}
    </div>
  );
}

function Period({ place, kind, period }: { place: DiaryPlace; kind: MeasuredKind; period: Period }) {
  const { t, day } = useRecordWords();
  const { today, boundsOf } = usePictureDays();
  const bounds = boundsOf(kind);
  const days = daysUntil(today, period);
  const first = days[0] ?? today;
  const range = useLongRange(place, {
    kind,
    from: dayWindow(first, bounds.timeZone, bounds.dayStartHour).from,
    to: dayWindow(today, bounds.timeZone, bounds.dayStartHour).to,
  });
  if (!range.isWhole)
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
      {range.records.length === 0 ? (
        <EmptyState title={t('pictures.emptyPeriod')} text={t('pictures.emptyPeriodText')} />
      ) : (
        <KindPictures kind={kind} days={days} records={range.records} bounds={bounds} />
      )}
    </div>
  );
}
