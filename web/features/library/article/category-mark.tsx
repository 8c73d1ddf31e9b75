import { Link } from '@tanstack/react-router';
import { topicOf } from '../topics.ts';
import { useCategoryLabel } from '../use-category-label.ts';
import { useCategoryPage } from './use-category-page.ts';

const look = 'rounded-full px-3 py-0.5 font-bold text-small';

/** Where in the library an article stands: the way there, where the category has a page. */
export function CategoryMark({ category }: { category: string }) {
  const labelOf = useCategoryLabel();
  const segment = useCategoryPage(category);
  const { ground } = topicOf(category);
  if (!segment) return <span className={`${look} ${ground}`}>{labelOf(category)}</span>;
  return (
    // Small to the eye, as high as a finger: what may be tapped reaches beyond what is seen.
    <Link
      to="/app/$segment"
      params={{ segment }}
      className={`relative hover:underline after:absolute after:inset-x-0 after:-inset-y-2.5 ${look} ${ground}`}
    >
      {labelOf(category)}
    </Link>
  );
}
