import { Link } from '@tanstack/react-router';
import { type ArticleCategory, categorySegment } from '#shared/library/library.rules.ts';
import type { LibraryAnswer } from '#shared/library/library.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { topicOf } from './topics.ts';
import { useCategoryLabel } from './use-category-label.ts';

type Props = {
  /** In their order. */
  categories: readonly ArticleCategory[];
  /** Undefined until the server has counted, null when it could not: the tiles stand all the same. */
  counts: LibraryAnswer['categories'] | null | undefined;
};

export function TopicTiles({ categories, counts }: Props) {
  const t = useTexts();
  const labelOf = useCategoryLabel();
  return (
    <ul className="grid grid-cols-2 gap-3 wide:grid-cols-4">
      {categories.map((category) => {
        const { ground, Picture } = topicOf(category);
        const count = counts?.find((counted) => counted.category === category)?.count ?? 0;
        return (
          <li key={category}>
            <Link
              to="/app/$segment"
              params={{ segment: categorySegment(category) }}
              className={classNames(
                'flex h-full min-h-32 flex-col gap-2 rounded-card p-3 transition-transform active:scale-[0.98]',
                ground,
              )}
            >
              <Picture className="size-16" />
              <span className="mt-auto font-bold leading-tight">{labelOf(category)}</span>
              {counts && <span className="text-ink-soft text-small">{t('library.count', { n: count })}</span>}
              {counts === undefined && <Skeleton className="h-5 w-16" />}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
