import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { type ArticleCategory, categorySegment } from '#shared/library/library.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { topicOf } from './topics.ts';
import { useCategoryLabel } from './use-category-label.ts';

/** Categories whose name she typed: one tap leads to all of it. */
export function FoundTopics({ categories }: { categories: readonly ArticleCategory[] }) {
  const t = useTexts();
  const labelOf = useCategoryLabel();
  return (
    <ul aria-label={t('search.topics')} className="grid grid-cols-1 gap-2 wide:grid-cols-2">
      {categories.map((category) => {
        const { ground, Picture } = topicOf(category);
        return (
          <li key={category}>
            <Link
              to="/app/$segment"
              params={{ segment: categorySegment(category) }}
              className={classNames(
                'flex min-h-14 items-center gap-3 rounded-card px-3 py-2 font-bold',
                ground,
              )}
            >
              <Picture className="size-10" />
              <span className="flex-1">{labelOf(category)}</span>
              <ChevronRight size={20} aria-hidden />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
