import { useOwner } from '#web/features/access/use-owner.ts';
import { NewestTalks } from '#web/features/community/newest-talks.tsx';
import { VideoCallCard } from '#web/features/specialists/parts/video-call-card.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { TopicFrame } from '../topic/topic-frame.tsx';
import { FrequentQuestions } from './frequent-questions.tsx';
import { OwnFeeds } from './own-feeds.tsx';
import { RecommendedArticles } from './recommended-articles.tsx';

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
