import type { ReactNode } from 'react';
import { NursingNow } from '#web/features/nursing/nursing-now.tsx';
import { useNursingOwner } from '#web/screens/nursing/use-nursing-owner.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Breastfeeding } from '#web/ui/illustrations/topics/breastfeeding.tsx';
import type { Topic } from './topic.ts';

/** How things stand now, and the topics to go into. */
export default function NowAndTopics({ onTopic }: { onTopic: (topic: Topic) => void }): ReactNode {
  const t = useTexts();
  const { owner } = useNursingOwner();
  return (
    <div className="grid grid-cols-1 gap-6">
      <NursingNow owner={owner} />
      <section aria-labelledby="topics" className="grid grid-cols-1 gap-3">
        <h2 id="topics" className="text-heading font-bold">
          {t('home.topics')}
        </h2>
        <ul className="grid grid-cols-2 gap-3 wide:grid-cols-3">
          <li>
            <button
              type="button"
              onClick={() => onTopic('breastfeeding')}
              className="grid min-h-36 w-full content-between gap-2 rounded-card bg-topic-breastfeeding p-4 text-left font-bold text-ink"
            >
              <Breastfeeding className="size-16" />
              {t('breastfeeding.title')}
            </button>
          </li>
        </ul>
      </section>
    </div>
  );
}
