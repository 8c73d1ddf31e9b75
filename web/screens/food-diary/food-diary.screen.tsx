import { useLocation, useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { FoodEntry } from '#shared/foods/food.schema.ts';
import { paths } from '#shared/navigation/paths.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { useOwner } from '#web/features/access/use-owner.ts';
import { whileOpen } from '#web/features/consent/records/while-open.tsx';
import { DiaryByDay } from '#web/features/foods/diary-by-day.tsx';
import { DiarySummary } from '#web/features/foods/diary-summary.tsx';
import { type Edited, FoodEditor } from '#web/features/foods/food-editor.tsx';
import { PausedFoods } from '#web/features/foods/paused-foods.tsx';
import { useClearFood } from '#web/features/foods/use-clear-food.ts';
import { type FoodDiary, useFoodDiary } from '#web/features/foods/use-food-diary.ts';
import { useFoodEditing } from '#web/features/foods/use-food-editing.ts';
import { TitledPage } from '#web/parts/titled-page.tsx';
import { TryAgain } from '#web/parts/try-again.tsx';
import { useSignInHere } from '#web/parts/use-sign-in-here.ts';
import { LinkBack } from '#web/parts/way-back.tsx';
import { useLocalTime } from '#web/platform/device/use-local-time.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { EmptyBlanket } from '#web/ui/illustrations/empty-blanket.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const fresh = (day: CalendarDate, food = ''): Edited => ({
  entry: { id: crypto.randomUUID(), food, day, liking: null, signs: [], notes: null } satisfies FoodEntry,
  before: null,
});

export default whileOpen(FoodDiaryScreen);

function FoodDiaryScreen() {
  const t = useTexts();
  const navigate = useNavigate();
  const owner = useOwner();
  const signIn = useSignInHere();
  const { today } = useLocalTime();
  const diary = useFoodDiary(owner);
  const clear = useClearFood(diary);
  const { remove } = useFoodEditing(owner, signIn);
  const asked = useLocation({ select: ({ state }) => state.food });
  const [edited, setEdited] = useState(() => (asked ? fresh(today, asked) : undefined));

  function edit(next: Edited | undefined): void {
    setEdited(next);
    // What she came for is done: a reload does not ask again.
    if (!next && asked)
      void navigate({ to: '.', search: true, state: {}, replace: true, resetScroll: false });
  }

  return (
    <TitledPage
      title={t('foodDiary.title')}
      header={
        <LinkBack to={paths.home} state={{ topic: 'primeiras-mordidas' }}>
          {t('foodDiary.back')}
        </LinkBack>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {diary.tried.length > 0 && <DiarySummary tried={diary.tried} />}
        <Button size="large" icon={<Plus size={20} aria-hidden />} onClick={() => edit(fresh(today))}>
          {t('foodDiary.add')}
        </Button>
        <PausedFoods pauses={diary.pauses} onClear={clear} />
        <DiaryState diary={diary} />
        <DiaryByDay
          entries={diary.entries}
          onEdit={(entry) => edit({ entry, before: entry })}
          onRemove={remove}
        />
      </div>
      <FoodEditor owner={owner} diary={diary} edited={edited} onEdit={edit} onSignIn={signIn} />
    </TitledPage>
  );
}

/** What stands in the diary's place, or above it, while not all of it is known. */
function DiaryState({ diary }: { diary: FoodDiary }) {
  const t = useTexts();
  const { entries, isWaiting, hasFailed, refetch } = diary;
  const again = <TryAgain query={{ refetch }} />;
  if (hasFailed && entries.length > 0)
    return (
      <div role="status" className="flex flex-wrap items-center gap-3">
        <p className="text-ink-soft text-small">{t('foodDiary.onlyHere')}</p>
        {again}
      </div>
    );
  if (hasFailed)
    return (
      <div role="alert">
        <EmptyState
          picture={<EmptyBlanket />}
          title={t('foodDiary.loadFailed')}
          text={t('foodDiary.loadFailedText')}
          action={again}
        />
      </div>
    );
  if (isWaiting) return <Skeleton className="h-40 rounded-card" />;
  if (entries.length > 0) return null;
  return (
    <EmptyState picture={<EmptyBlanket />} title={t('foodDiary.empty')} text={t('foodDiary.emptyText')} />
  );
}
