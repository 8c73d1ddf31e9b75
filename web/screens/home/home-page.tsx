import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { paths } from '#shared/navigation/paths.ts';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { withTexts } from '#web/texts/with-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { WaitingArmchair } from '#web/ui/illustrations/waiting-armchair.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Topic } from './topic.ts';

// In its own chunk, so that the first screen stays light; offline without it, home still greets her.
const NowAndTopics = lazy(() =>
  withTexts(import('./now-and-topics.tsx')).catch(() => ({ default: () => null })),
);

export function HomePage({ onTopic }: { onTopic: (topic: Topic) => void }) {
  const t = useTexts();
  return (
    <Page title={t('home.title')}>
      <DocumentTitle title={t('home.name')} />
      <div className="grid grid-cols-1 gap-6">
        {/* As high as what comes, so that nothing jumps. */}
        <Suspense fallback={<Skeleton className="h-86 rounded-card" />}>
          <NowAndTopics onTopic={onTopic} />
        </Suspense>
        <EmptyState
          picture={<WaitingArmchair />}
          title={t('home.empty')}
          text={t('home.emptyText')}
          action={
            <Link
              to={paths.profile}
              activeOptions={{ exact: true }}
              className={buttonClass({ size: 'large' })}
            >
              {t('home.action')}
            </Link>
          }
        />
      </div>
    </Page>
  );
}
