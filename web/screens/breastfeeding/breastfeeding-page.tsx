import { Link } from '@tanstack/react-router';
import { paths } from '#shared/navigation/paths.ts';
import { useOwner } from '#web/features/access/use-owner.ts';
import { useSignInHere } from '#web/features/access/use-sign-in-here.ts';
import { NewestTalks } from '#web/features/community/newest-talks.tsx';
import { LastFeed } from '#web/features/nursing/last-feed.tsx';
import { NursingTimer } from '#web/features/nursing/nursing-timer.tsx';
import { Today } from '#web/features/nursing/today.tsx';
import { useFeeds } from '#web/features/nursing/use-feeds.ts';
import { VideoCallCard } from '#web/features/specialists/parts/video-call-card.tsx';
import { TopicFrame } from '#web/screens/topic/topic-frame.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FrequentQuestions } from './frequent-questions.tsx';
import { RecommendedArticles } from './recommended-articles.tsx';

/** Everything about breastfeeding in one place: the feed of now, her day, and what others wrote. */
export function BreastfeedingPage({ onBack }: { onBack: () => void }) {
  const t = useTexts();
  const owner = useOwner();
  const signIn = useSignInHere();
  const { feeds, history, isWaiting } = useFeeds(owner);
  return (
    <TopicFrame title={t('breastfeeding.title')} onBack={onBack}>
      <Card as="section" aria-labelledby="logger" className="grid grid-cols-1 gap-3">
        <div className="flex items-center justify-between gap-3">
          <h2 id="logger" className="text-heading font-bold">
            {t('breastfeeding.logger')}
          </h2>
          <Link to={paths.nursing} className={buttonClass({ variant: 'quiet' })}>
            {t('breastfeeding.openTimer')}
          </Link>
        </div>
        <NursingTimer
          owner={owner}
          onSignIn={signIn}
          isCompact
          idleNote={!isWaiting && <LastFeed feed={history[0]} />}
        />
      </Card>
      <Card as="section" className="grid grid-cols-1 gap-1">
        <Today owner={owner} feeds={feeds} onSignIn={signIn} />
        <Link to={paths.nursingLog} className={buttonClass({ variant: 'quiet' })}>
          {t('nursing.seeAll')}
        </Link>
      </Card>
      <RecommendedArticles />
      <FrequentQuestions />
      <VideoCallCard owner={owner} />
      <NewestTalks
        owner={owner}
        category="Amamentação e Colo"
        limit={2}
        heading={t('breastfeeding.community')}
      />
    </TopicFrame>
  );
}
