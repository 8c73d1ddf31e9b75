import { ArrowLeft } from 'lucide-react';
import type { CommunityCategory } from '#shared/community/community.rules.ts';
import type { ArticleCategory } from '#shared/library/library.rules.ts';
import { NewestTalks } from '#web/features/community/newest-talks.tsx';
import { topicOf } from '#web/features/library/topics.ts';
import { useCategoryLabel } from '#web/features/library/use-category-label.ts';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useDailyReader } from '#web/screens/day/use-daily-reader.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page.tsx';
import { TopicArticles } from './topic-articles.tsx';

type Props = { category: ArticleCategory; talk: CommunityCategory | undefined; onBack: () => void };

/** A topic without a page of its own: what it is about, what there is to read, and what mothers say. */
export function TopicPage({ category, talk, onBack }: Props) {
  const t = useTexts();
  const labelOf = useCategoryLabel();
  const { reader } = useDailyReader();
  const { ground, Picture, text } = topicOf(category);
  return (
    <Page
      title={labelOf(category)}
      header={
        <Button
          variant="quiet"
          className="-mt-4 -ml-4"
          icon={<ArrowLeft size={20} aria-hidden />}
          onClick={onBack}
        >
          {t('topics.back')}
        </Button>
      }
    >
      <DocumentTitle title={labelOf(category)} />
      <div className="-mt-2 grid grid-cols-1 gap-6">
        <div className={`flex items-center gap-4 rounded-card p-4 ${ground}`}>
          <p className="min-w-0 flex-1">{t(text)}</p>
          <Picture className="w-20 shrink-0 wide:w-28" />
        </div>
        <TopicArticles category={category} />
        <NewestTalks owner={reader.owner} category={talk} limit={2} heading={t('topics.community')} />
      </div>
    </Page>
  );
}
