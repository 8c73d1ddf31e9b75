import { useLocation, useSearch } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode } from 'react';
import { useOpenComposer } from '#web/features/community/composer/composer-link.ts';
import { DayPage } from '#web/features/daily/day/day-page.tsx';
import { SharedContentPage } from '#web/features/daily/day/shared-content-page.tsx';
import { useDayInPlace } from '#web/features/daily/day/use-day-in-place.ts';
import { withTexts } from '#web/texts/with-texts.ts';
import { aboutTopic, isTopic, type Topic } from './topic.ts';

type PageProps = { onBack: () => void };

/** The topics that have a page of their own. */
const dedicated: Partial<Record<Topic, ComponentType<PageProps>>> = {
  'amamentacao-e-acolhimento': lazy(() =>
    withTexts(import('./breastfeeding/breastfeeding-page.tsx'), 'nursing', 'mother'),
  ),
  'sono-do-bebe': lazy(() => withTexts(import('./sleep/sleep-page.tsx'))),
  'entendendo-bebe': lazy(() => withTexts(import('./understanding/understanding-page.tsx'))),
  'primeiras-mordidas': lazy(() => withTexts(import('./first-bites/first-bites-page.tsx'))),
};

const TopicPage = lazy(() => withTexts(import('./topic/topic-page.tsx')));

/** What stands in home's place: a topic, a day, or a piece that somebody shared. Home itself, when it is none of them. */
export default function InPlace({ children: home }: { children: ReactNode }): ReactNode {
  const topic = useLocation({ select: ({ state }) => state.topic });
  const { conteudo } = useSearch({ strict: false });
  const { day, goBack } = useDayInPlace();
  const openComposer = useOpenComposer();
  if (isTopic(topic)) return <TopicInPlace topic={topic} onBack={goBack} />;
  if (day) return <DayPage day={day} onBack={goBack} onComment={openComposer} />;
  return conteudo ? (
    <SharedContentPage contentId={conteudo} onBack={goBack} onComment={openComposer} />
  ) : (
    home
  );
}

function TopicInPlace({ topic, onBack }: PageProps & { topic: Topic }) {
  const Dedicated = dedicated[topic];
  if (Dedicated) return <Dedicated onBack={onBack} />;
  const { category, talk } = aboutTopic(topic);
  return <TopicPage category={category} talk={talk} onBack={onBack} />;
}
