import { useTexts } from '#web/texts/use-texts.ts';
import { useContent } from '../use-content.ts';
import { useDailyReader } from '../use-daily-reader.ts';
import { ContentMissing } from './content-missing.tsx';
import { type Comment, ContentPage } from './content-page.tsx';
import { ContentSkeleton } from './content-skeleton.tsx';
import { DayFrame } from './day-frame.tsx';

type Props = { contentId: string; onBack: () => void; onComment: (comment: Comment) => void };

/** A piece that a friend sent, or that she saved: it belongs to no day. */
export function SharedContentPage({ contentId, ...ways }: Props) {
  const t = useTexts();
  const { reader } = useDailyReader();
  const query = useContent(reader.owner, contentId);
  if (query.data) return <ContentPage content={query.data} owner={reader.owner} {...ways} />;
  return (
    <DayFrame title={t('daily.contentOfDay')} onBack={ways.onBack}>
      {query.isPending ? <ContentSkeleton /> : <ContentMissing query={query} />}
    </DayFrame>
  );
}
