import { type ReactNode, useState } from 'react';
import type { SeenRecord } from '#shared/diary/diary.rules.ts';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import type { FamilyAnswer } from '#shared/family/family.schema.ts';
import { PhotosOf } from '#web/features/photos/photo-place.ts';
import { TryAgain } from '#web/parts/try-again.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { EmptyLamp } from '#web/ui/illustrations/empty-lamp.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ByDay, type DayShown } from './by-day.tsx';
import type { DiaryWish } from './diary.api.ts';
import type { DiaryBeginning } from './diary-beginning.ts';
import { DiaryFilter } from './diary-filter.tsx';
import type { DiaryPlace, NamedBaby } from './diary-place.ts';
import { allKinds } from './kinds/all-kinds.ts';
import { KindsHere, useKinds } from './kinds/kinds-here.ts';
import { NextDoses } from './kinds/medicine/next-doses.tsx';
import { OpenTimers } from './open-timers.tsx';
import { DaySheet, SeeDay } from './pictures/see-day.tsx';
import { QuickAdd } from './quick-add.tsx';
import { recordByHand } from './record-by-hand.ts';
import { type Edited, RecordEditor } from './record-editor.tsx';
import { useSameHints } from './same-hint.tsx';
import { SentenceEntry } from './sentence/sentence-entry.tsx';
import { SinceLine } from './since-line.tsx';
import { bottleBeside } from './together.ts';
import { useTogetherHints } from './together-hints.tsx';
import { useBeginning } from './use-beginning.ts';
import { useDiary } from './use-diary.ts';
import { useEditing } from './use-editing.ts';

type Props = {
  place: DiaryPlace;
  /** Who belongs to the family, by the names they gave themselves. */
  members: FamilyAnswer['members'];
  dayStartHour: number;
  /** A guest looks, and records nothing. */
  mayRecord: boolean;
  /** By which names she may speak of them, also of an only one. */
  babies?: readonly NamedBaby[];
  /** With what another screen opened it. */
  beginning?: DiaryBeginning | undefined;
  /** The way to other places of the diary. */
  children?: ReactNode;
};

/** Everything that was recorded, of all kinds, day by day: added, edited and deleted where it stands. */
export function Timeline(props: Props) {
  return (
    <KindsHere value={allKinds}>
      <PhotosOf value={props.place}>
        <TimelineOf {...props} />
      </PhotosOf>
    </KindsHere>
  );
}

function TimelineOf(props: Props) {
  const { place, members, dayStartHour, mayRecord, babies = place.babies ?? [] } = props;
  const t = useTexts();
  const [wish, setWish] = useState<DiaryWish>({});
  const diary = useDiary(place, wish);
  const { remove } = useEditing(place);
  const [edited, setEdited] = useState<Edited>();
  const edit = (record: SeenRecord) => setEdited({ record, before: record });
  const [seen, setSeen] = useState<DayShown>();
  const { records } = diary;
  function nameOf(userId: string | null): string | undefined {
    const member = members.find(({ id }) => id === userId);
    return member && member.id !== place.owner ? (member.name ?? t('diary.somebody')) : undefined;
  }
  const add = (record: RecordEnvelope, beside?: SeenRecord) =>
    setEdited({ record, before: null, ...(beside && { beside }) });
  const sameHintOf = useSameHints({ place, records, nameOf, onRemove: remove });
  const togetherHintOf = useSittings(props, records, add);
  const hintOf = (record: SeenRecord) => (mayRecord && sameHintOf(record)) || togetherHintOf(record);
  return (
    <div className="grid grid-cols-1 gap-5">
      <SinceLine place={place} />
      {mayRecord && <SentenceEntry place={place} babies={babies} />}
      {mayRecord && (
        <>
          <OpenTimers place={place} />
          <QuickAdd place={place} records={records} onAdd={(record) => add(record)} />
        </>
      )}
      {props.children}
      <NextDoses records={records} />
      <DiaryFilter wish={wish} onWish={setWish} />
      <DiaryState diary={diary} isSought={Boolean(wish.kind || wish.q)} />
      {records.some(({ kept }) => kept === 'phone') && (
        <p className="text-ink-soft text-small">{t('diary.onPhoneLong')}</p>
      )}
      <ByDay
        records={records}
        nameOf={nameOf}
        dayStartHour={dayStartHour}
        dayAction={(shown) => <SeeDay name={shown.name} onSee={() => setSeen(shown)} />}
        hintOf={hintOf}
        {...(mayRecord && { onEdit: edit, onRemove: remove })}
      />
      <LoadMore
        list={diary}
        label={diary.isFetchingNextPage ? t('diary.loadingMore') : t('diary.more')}
        failed={t('diary.moreFailed')}
      />
      <DaySheet place={place} seen={seen} dayStartHour={dayStartHour} onClose={() => setSeen(undefined)} />
      <RecordEditor place={place} edited={edited} onEdit={setEdited} records={records} nameOf={nameOf} />
    </div>
  );
}

type Add = (record: RecordEnvelope, beside?: SeenRecord) => void;

/** A bottle of one sitting with a feed, and what another screen began: both open the form of something new. */
function useSittings({ place, mayRecord, beginning }: Props, records: readonly SeenRecord[], onAdd: Add) {
  const bottle = useKinds().partsOf('bottle');
  const addBottle = (feed: SeenRecord) =>
    onAdd(bottleBeside(feed, recordByHand(bottle, place, records)), feed);
  useBeginning({
    place,
    records,
    beginning: mayRecord ? beginning : undefined,
    onAsk: onAdd,
    onAddBottle: addBottle,
  });
  return useTogetherHints({ records, onAddBottle: mayRecord ? addBottle : undefined });
}

/** What stands in the diary's place, or above it, while not all of it is known. */
function DiaryState({ diary, isSought }: { diary: ReturnType<typeof useDiary>; isSought: boolean }) {
  const t = useTexts();
  const { records, isWaiting, hasFailed } = diary;
  if (isWaiting && !hasFailed) return <Skeleton className="h-40 rounded-card" />;
  if (hasFailed && records.length > 0)
    return (
      <div role="status" className="flex flex-wrap items-center gap-3">
        <p className="text-ink-soft text-small">{t('timeline.onlyHere')}</p>
        <TryAgain query={diary} />
      </div>
    );
  if (records.length > 0) return null;
  if (isSought && !hasFailed)
    return (
      <p role="status" className="py-6 text-center text-ink-soft">
        {t('timeline.nothingFound')}
      </p>
    );
  return (
    <EmptyState
      picture={<EmptyLamp />}
      title={hasFailed ? t('diary.loadFailed') : t('diary.empty')}
      text={hasFailed ? t('diary.loadFailedText') : t('diary.emptyText')}
      action={hasFailed && <TryAgain query={diary} />}
    />
  );
}
