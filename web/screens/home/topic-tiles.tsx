import { topicOf } from '#web/features/library/topics.ts';
import { useCategoryLabel } from '#web/features/library/use-category-label.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Section } from '#web/ui/section.tsx';
import { aboutTopic, type Topic, topicIds } from './topic.ts';

/** Side by side, past the edge of the screen: the cut tile says that there are more. */
export function TopicTiles({ onTopic }: { onTopic: (topic: Topic) => void }) {
  const t = useTexts();
  const labelOf = useCategoryLabel();
  return (
    <Section title={t('topics.explore')}>
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-2 wide:-mx-6 wide:scroll-px-6 wide:px-6 desk:mx-0 desk:grid desk:grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] desk:overflow-visible desk:px-0">
        {topicIds.map((topic) => {
          const { category } = aboutTopic(topic);
          const { ground, Picture } = topicOf(category);
          return (
            <li key={topic} className="shrink-0 snap-start">
              <button
                type="button"
                onClick={() => onTopic(topic)}
                className={classNames(
                  'flex h-full min-h-36 w-36 desk:w-full flex-col gap-2 rounded-card p-3 text-left font-bold leading-tight transition-transform active:scale-[0.98]',
                  ground,
                )}
              >
                <Picture className="size-16" />
                <span className="mt-auto">{labelOf(category)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
