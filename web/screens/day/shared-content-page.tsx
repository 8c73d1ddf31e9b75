import { useContent } from '#web/features/daily/use-content.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { ContentMissing } from './content-missing.tsx';
import { ContentPage } from './content-page.tsx';
import { ContentSkeleton } from './content-skeleton.tsx';
import { DayFrame } from './day-frame.tsx';
import { useDailyReader } from './use-daily-reader.ts';

/** A piece that a friend sent, or that she saved: it belongs to no day. */
export function SharedContentPage({ contentId, onBack }: { contentId: string; onBack: () => void }) {
  const t = useTexts();
  const { reader } = useDailyReader();
  const query = useContent(reader.owner, contentId);
  if (query.data) return <ContentPage content={query.data} owner={reader.owner} onBack={onBack} />;
  return (
    <DayFrame title={t('daily.contentOfDay')} onBack={onBack}>
      {query.isPending ? <ContentSkeleton /> : <ContentMissing query={query} />}
    </DayFrame>
  );
}
