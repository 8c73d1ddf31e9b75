import { articleCategories } from '#shared/library/library.rules.ts';
import type { Quiet } from '#shared/quiet/quiet.rules.ts';
import { TopicTiles } from '#web/features/library/topic-tiles.tsx';
import { QuietTextList } from '#web/features/quiet/quiet-text-list.tsx';
import { useTexts } from '#web/texts/use-texts.ts';

/** While something changed: the texts on loss first, nothing chosen for her, and every topic one tap further. */
export function QuietShelves({ quiet }: { quiet: Quiet }) {
  const t = useTexts();
  return (
    <>
      <QuietTextList quiet={quiet} />
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-bold underline underline-offset-4">
          {t('quiet.allTopics')}
        </summary>
        <div className="pt-3">
          <TopicTiles categories={articleCategories} counts={null} />
        </div>
      </details>
    </>
  );
}
