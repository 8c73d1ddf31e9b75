import { useTexts } from '#web/texts/use-texts.ts';
import { topicOf } from './topics.ts';

/** A category's name in the page's language. */
export function useCategoryLabel(): (category: string) => string {
  const t = useTexts();
  return (category) => {
    const { label } = topicOf(category);
    return label ? t(label) : category;
  };
}
