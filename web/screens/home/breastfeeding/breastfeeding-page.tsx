import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { paths } from '#shared/navigation/paths.ts';
import { useOwner } from '#web/features/access/use-owner.ts';
import { NewestTalks } from '#web/features/community/newest-talks.tsx';
import { whileOpen } from '#web/features/consent/records/while-open.tsx';
import type { DiaryPlace } from '#web/features/diary/diary-place.ts';
import { feedParts } from '#web/features/diary/kinds/feed/feed-parts.tsx';
import { feedTimer } from '#web/features/diary/kinds/feed/feed-timer.tsx';
import { LastFeed } from '#web/features/diary/kinds/feed/last-feed.tsx';
import { Today } from '#web/features/diary/kinds/feed/today.tsx';
import { useFeeds } from '#web/features/diary/kinds/feed/use-feeds.ts';
import { KindsHere } from '#web/features/diary/kinds/kinds-here.ts';
import { TimerPanel } from '#web/features/diary/timer-panel.tsx';
import { useDiaryPlace } from '#web/features/family/use-diary-place.ts';
import { ArticleRow } from '#web/features/library/article-row.tsx';
import { VideoCallCard } from '#web/features/specialists/parts/video-call-card.tsx';
import { useSignInHere } from '#web/parts/use-sign-in-here.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Section } from '#web/ui/section.tsx';
import { NewestOfCategory } from '../newest-of-category.tsx';
import { TopicFrame } from '../topic/topic-frame.tsx';

/** Everything about breastfeeding in one place: the feed of now, her day, and what others wrote. */
export default function BreastfeedingPage({ onBack }: { onBack: () => void }) {
  const t = useTexts();
  const owner = useOwner();
  return (
    <TopicFrame
      title={t('breastfeeding.title')}
      onBack={onBack}
      beside={
        <>
          <VideoCallCard owner={owner} />
          <NewestTalks
            owner={owner}
            category="Amamentação e Colo"
            limit={2}
            heading={t('breastfeeding.community')}
          />
        </>
      }
    >
      <OwnFeeds />
      <RecommendedArticles />
      <FrequentQuestions />
    </TopicFrame>
  );
}

function RecommendedArticles() {
  const t = useTexts();
  return (
    <NewestOfCategory
      category="Amamentação e Acolhimento"
      shown={3}
      words={{
        title: t('breastfeeding.recommended'),
        empty: t('breastfeeding.recommendedEmpty'),
        all: t('breastfeeding.recommendedAll'),
      }}
      row={(article) => (
        <ArticleRow key={article.id} article={article}>
          <p className="line-clamp-2">{article.introduction}</p>
        </ArticleRow>
      )}
    />
  );
}

const questions = ['1', '2', '3', '4'] as const;

/** A short answer here, and the long one in the library. */
function FrequentQuestions() {
  const t = useTexts();
  return (
    <Section title={t('breastfeeding.questions')} className="gap-2">
      {questions.map((n) => (
        <details key={n} name="questions" className="group rounded-card border border-line bg-card">
          <summary className="flex min-h-13 list-none items-center justify-between gap-3 px-4 py-2 font-bold">
            {t(`breastfeeding.question${n}`)}
            <ChevronDown size={20} aria-hidden className="text-ink-soft group-open:rotate-180" />
          </summary>
          <div className="grid gap-1 px-4 pb-3">
            <p>{t(`breastfeeding.answer${n}`)}</p>
            <Link
              to={paths.library}
              search={{ q: t(`breastfeeding.search${n}`) }}
              aria-label={`${t('breastfeeding.readMore')}: ${t(`breastfeeding.question${n}`)}`}
              className="inline-flex min-h-11 items-center justify-self-start font-bold text-clay-ink underline underline-offset-4"
            >
              {t('breastfeeding.readMore')}
            </Link>
          </div>
        </details>
      ))}
      <p className="text-ink-soft text-small">{t('legal.notReviewed')}</p>
    </Section>
  );
}

/** The feed of now, and her day. */
const OwnFeeds = whileOpen(Feeds, { isPart: true });
const kindsHere = [feedParts];

function Feeds() {
  const place = useDiaryPlace(useOwner());
  return (
    <KindsHere value={kindsHere}>
      <FeedsOf place={place} />
    </KindsHere>
  );
}

function FeedsOf({ place }: { place: DiaryPlace }) {
  const t = useTexts();
  const signIn = useSignInHere();
  const { feeds, history, isWaiting } = useFeeds(place);
  return (
    <>
      <Card as="section" aria-labelledby="logger" className="grid grid-cols-1 gap-3">
        <div className="flex items-center justify-between gap-3">
          <h2 id="logger" className="text-heading font-bold">
            {t('breastfeeding.logger')}
          </h2>
          <Link to={paths.nursing} className={buttonClass({ variant: 'quiet' })}>
            {t('breastfeeding.openTimer')}
          </Link>
        </div>
        <TimerPanel
          parts={feedTimer}
          place={place}
          onSignIn={signIn}
          isCompact
          idleNote={!isWaiting && <LastFeed feed={history[0]} />}
        />
      </Card>
      <Card as="section" className="grid grid-cols-1 gap-1">
        <Today place={place} feeds={feeds} onSignIn={signIn} />
        <Link to={paths.nursingLog} className={buttonClass({ variant: 'quiet' })}>
          {t('nursing.seeAll')}
        </Link>
      </Card>
    </>
  );
}
