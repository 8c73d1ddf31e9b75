import { Link } from '@tanstack/react-router';
import { ChevronDown, MessageCircleQuestion } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { FoodGroup } from '#shared/foods/foods-list.ts';
import { useOwner } from '#web/features/access/use-owner.ts';
import { useOpenComposer } from '#web/features/community/composer/composer-link.ts';
import { useFoodDiary } from '#web/features/diary/kinds/food/use-food-diary.ts';
import { useDiaryPlace } from '#web/features/family/use-diary-place.ts';
import { diaryLink } from '#web/features/foods/diary-link.ts';
import { FoodList } from '#web/features/foods/food-list.tsx';
import { FoodSheet } from '#web/features/foods/food-sheet.tsx';
import { PausedFoods } from '#web/features/foods/paused-foods.tsx';
import { SavedFoods } from '#web/features/foods/saved-foods.tsx';
import { useSignInHere } from '#web/parts/use-sign-in-here.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { FirstBites } from '#web/ui/illustrations/topics/first-bites.tsx';
import { SectionCard } from '#web/ui/section.tsx';
import { TopicFrame } from '../topic/topic-frame.tsx';
import { BitesSections } from './bites-sections.tsx';
import { ListenButton } from './listen-button.tsx';
import type { SectionId } from './section-texts.ts';
import { ShareBites } from './share-bites.tsx';
import { SolidsGateCard } from './solids-gate-card.tsx';
import { Testimonials } from './testimonials.tsx';
import { useFoodState } from './use-food-state.ts';
import { useSolidsGate } from './use-solids-gate.ts';

/** Everything about first foods: whether it is time, how to begin, which foods, and what others say. */
export default function FirstBitesPage({ onBack }: { onBack: () => void }) {
  const t = useTexts();
  const owner = useOwner();
  const signIn = useSignInHere();
  const openComposer = useOpenComposer();
  const { gate, months } = useSolidsGate();
  const place = useDiaryPlace(owner);
  const diary = useFoodDiary(place);
  const { state, saved, shown, close } = useFoodState({ place, signIn, diary, months });
  const [section, setSection] = useState<SectionId>();
  const [group, setGroup] = useState<FoodGroup>();
  const [isUnfolded, setUnfolded] = useState(false);
  const isForLater = gate.kind === 'early' || gate.kind === 'expected';

  function showGroup(next: FoodGroup): void {
    setGroup(next);
    const list = document.getElementById('all-foods');
    list?.scrollIntoView();
    list?.focus({ preventScroll: true });
  }
  const foods: ReactNode = (
    <div className="grid grid-cols-1 gap-6">
      <BitesSections open={section} onOpen={setSection} state={state} onGroup={showGroup} />
      <DiaryCard tried={diary.tried.length} />
      <SavedFoods saved={saved} state={state} />
      <FoodList state={state} group={group} onGroup={setGroup} />
      <p className="text-ink-soft text-small">{t('legal.notReviewed')}</p>
    </div>
  );

  return (
    <TopicFrame title={t('bites.title')} onBack={onBack} beside={<Testimonials owner={owner} />}>
      <div className="flex items-center gap-4 rounded-card bg-topic-first-bites p-4">
        <p className="min-w-0 flex-1">{t('bites.intro')}</p>
        <FirstBites className="w-20 shrink-0 wide:w-28" />
      </div>
      <SolidsGateCard gate={gate} />
      <PausedFoods pauses={diary.pauses} onClear={state.clear} />
      <div className="grid grid-cols-1 gap-2 wide:grid-cols-3">
        <Button
          variant="secondary"
          icon={<MessageCircleQuestion size={20} aria-hidden />}
          onClick={() => openComposer({ category: 'Primeiras Comidas' })}
        >
          {t('bites.question')}
        </Button>
        <ListenButton
          section={section ?? 'why'}
          onListen={() => {
            setSection(section ?? 'why');
            setUnfolded(true);
          }}
        />
        <ShareBites />
      </div>
      {isForLater ? (
        <LaterFold isOpen={isUnfolded} onToggle={setUnfolded}>
          {foods}
        </LaterFold>
      ) : (
        foods
      )}
      <FoodSheet food={shown} state={state} onClose={close} />
    </TopicFrame>
  );
}

/** The way to the food diary, with how much is in it already. */
function DiaryCard({ tried }: { tried: number }) {
  const t = useTexts();
  return (
    <SectionCard title={t('foodDiary.title')} className="gap-2">
      <p>{tried > 0 ? t('foodDiary.tried', { n: tried }) : t('bites.diaryText')}</p>
      <Link {...diaryLink()} className={buttonClass({ size: 'large' })}>
        {t('bites.diaryOpen')}
      </Link>
    </SectionCard>
  );
}

type Props = { isOpen: boolean; onToggle: (isOpen: boolean) => void; children: ReactNode };

/** Before its time the plan is there for whoever wants to read ahead, and does not push. */
function LaterFold({ isOpen, onToggle, children }: Props) {
  const t = useTexts();
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      className="group/later"
    >
      <summary className="flex min-h-13 list-none items-center justify-between gap-3 rounded-card border border-line bg-card px-4 py-2">
        <span>
          <span className="block font-bold">{t('bites.later')}</span>
          <span className="block text-ink-soft text-small">{t('bites.laterText')}</span>
        </span>
        <ChevronDown size={20} aria-hidden className="shrink-0 text-ink-soft group-open/later:rotate-180" />
      </summary>
      <div className="pt-4">{children}</div>
    </details>
  );
}
