import { type ComponentType, lazy } from 'react';
import { withTexts } from '#web/texts/with-texts.ts';
import { aboutTopic, type Topic } from './topic.ts';

type PageProps = { onBack: () => void };

/** The topics that have a page of their own. */
const dedicated: Partial<Record<Topic, ComponentType<PageProps>>> = {
  'amamentacao-e-acolhimento': lazy(() =>
    withTexts(import('#web/screens/breastfeeding/breastfeeding-page.tsx')).then((page) => ({
      default: page.BreastfeedingPage,
    })),
  ),
};

const TopicPage = lazy(() =>
  withTexts(import('#web/screens/topic/topic-page.tsx')).then((page) => ({ default: page.TopicPage })),
);

export function TopicInPlace({ topic, onBack }: PageProps & { topic: Topic }) {
  const Dedicated = dedicated[topic];
  if (Dedicated) return <Dedicated onBack={onBack} />;
  const { category, talk } = aboutTopic(topic);
  return <TopicPage category={category} talk={talk} onBack={onBack} />;
}
