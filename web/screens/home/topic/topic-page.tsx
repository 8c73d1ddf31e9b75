import type { CommunityCategory } from '#shared/community/community.rules.ts';
import type { ArticleCategory } from '#shared/library/library.rules.ts';
import { NewestTalks } from '#web/features/community/newest-talks.tsx';
import { useDailyReader } from '#web/features/daily/use-daily-reader.ts';
import { topicOf } from '#web/features/library/topics.ts';
import { useCategoryLabel } from '#web/features/library/use-category-label.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { TopicArticles } from './topic-articles.tsx';
import { TopicFrame } from './topic-frame.tsx';

type Props = { category: ArticleCategory; talk: CommunityCategory | undefined; onBack: () => void };

/** A topic without a page of its own: what it is about, what there is to read, and what mothers say. */
export default function TopicPage({ category, talk, onBack }: Props) {
  const t = useTexts();
  const labelOf = useCategoryLabel();
  const { reader } = useDailyReader();
  const { ground, Picture, text } = topicOf(category);
  return (
    <TopicFrame
      title={labelOf(category)}
      onBack={onBack}
      beside={<NewestTalks owner={reader.owner} category={talk} limit={2} heading={t('topics.community')} />}
    >
      <div className={`flex items-center gap-4 rounded-card p-4 ${ground}`}>
        <p className="min-w-0 flex-1">{t(text)}</p>
        <Picture className="w-20 shrink-0 wide:w-28" />
      </div>
      <TopicArticles category={category} />
    </TopicFrame>
  );
}
