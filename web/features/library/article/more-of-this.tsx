import { lazy, type ReactNode, Suspense } from 'react';
import { useQuiet } from '#web/features/quiet/quiet-context.ts';
import { retryLoad } from '#web/platform/device/retry-load.ts';
import { withTexts } from '#web/texts/with-texts.ts';
import { RelatedArticles } from './related-articles.tsx';

const QuietTextList = lazy(() =>
  retryLoad(() => withTexts(import('#web/features/quiet/quiet-text-list.tsx'))).then((list) => ({
    default: list.QuietTextList,
  })),
);

/** Where to go on reading. While something changed, only the texts that were written for that. */
export function MoreOfThis({ articleId }: { articleId: string }): ReactNode {
  const quiet = useQuiet();
  if (!quiet) return <RelatedArticles articleId={articleId} />;
  return (
    <Suspense>
      <QuietTextList quiet={quiet} except={articleId} />
    </Suspense>
  );
}
