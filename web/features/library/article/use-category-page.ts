import { segmentOfCategory } from '#shared/library/library.rules.ts';
import { categoryPath } from '#shared/navigation/paths.ts';
import { closedSection } from '#shared/quiet/quiet-places.rules.ts';
import { useQuiet } from '#web/features/quiet/quiet-context.ts';

/** The segment of a category's page, where it has one and she may open it now. */
export function useCategoryPage(category: string): string | undefined {
  const quiet = useQuiet();
  const segment = segmentOfCategory(category);
  return quiet && segment && closedSection(categoryPath(segment)) ? undefined : segment;
}
