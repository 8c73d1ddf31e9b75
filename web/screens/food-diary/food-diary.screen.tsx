import { useLocation, useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { paths } from '#shared/navigation/paths.ts';
import { useOwner } from '#web/features/access/use-owner.ts';
import { whileOpen } from '#web/features/consent/records/while-open.tsx';
import { ByDay } from '#web/features/diary/by-day.tsx';
import type { DiaryPlace } from '#web/features/diary/diary-place.ts';
import { foodParts } from '#web/features/diary/kinds/food/food-parts.tsx';
import { useClearFood } from '#web/features/diary/kinds/food/use-clear-food.ts';
import { type FoodDiary, useFoodDiary } from '#web/features/diary/kinds/food/use-food-diary.ts';
import { KindsHere } from '#web/features/diary/kinds/kinds-here.ts';
import { recordByHand } from '#web/features/diary/record-by-hand.ts';
import { type Edited, RecordEditor } from '#web/features/diary/record-editor.tsx';
import { useEditing } from '#web/features/diary/use-editing.ts';
import { useDiaryPlace } from '#web/features/family/use-diary-place.ts';
import { DiarySummary } from '#web/features/foods/diary-summary.tsx';
import { PausedFoods } from '#web/features/foods/paused-foods.tsx';
import { TitledPage } from '#web/parts/titled-page.tsx';
import { TryAgain } from '#web/parts/try-again.tsx';
import { useSignInHere } from '#web/parts/use-sign-in-here.ts';
import { LinkBack } from '#web/parts/way-back.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { EmptyBlanket } from '#web/ui/illustrations/empty-blanket.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const kindsHere = [foodParts];

export default whileOpen(FoodDiaryScreen);

function FoodDiaryScreen() {
  const place = useDiaryPlace(useOwner());
  return (
    <KindsHere value={kindsHere}>
      <FoodDiaryOf place={place} />
    </KindsHere>
  );
}

function freshFood(place: DiaryPlace, food = ''): Edited {
  const record = recordByHand(foodParts, place, []) as RecordEnvelope<'food'>;
  return { record: { ...record, details: { ...record.details, food } }, before: null };
}

function FoodDiaryOf({ place }: { place: DiaryPlace }) {
  const t = useTexts();
  const navigate = useNavigate();
  const signIn = useSignInHere();
  const diary = useFoodDiary(place);
  const clear = useClearFood(place, diary);
  const { remove } = useEditing(place, signIn);
  const asked = useLocation({ select: ({ state }) => state.food });
  const [edited, setEdited] = useState(() => (asked ? freshFood(place, asked) : undefined));

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
        <Button size="large" icon={<Plus size={20} aria-hidden />} onClick={() => edit(freshFood(place))}>
          {t('foodDiary.add')}
        </Button>
        <PausedFoods pauses={diary.pauses} onClear={clear} />
        <DiaryState diary={diary} />
        <div className="grid grid-cols-1 gap-5">
          <ByDay
            records={diary.foods}
            onEdit={(record) => edit({ record, before: record })}
            onRemove={remove}
          />
        </div>
      </div>
      <RecordEditor place={place} edited={edited} onEdit={edit} records={diary.foods} onSignIn={signIn} />
    </TitledPage>
  );
}

/** What stands in the diary's place, or above it, while not all of it is known. */
function DiaryState({ diary }: { diary: FoodDiary }) {
  const t = useTexts();
  const { foods, isWaiting, hasFailed, refetch } = diary;
  const again = <TryAgain query={{ refetch }} />;
  if (hasFailed && foods.length > 0)
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
  if (foods.length > 0) return null;
  return (
    <EmptyState picture={<EmptyBlanket />} title={t('foodDiary.empty')} text={t('foodDiary.emptyText')} />
  );
}
