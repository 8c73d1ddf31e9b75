import type { ComponentType } from 'react';
import type { ArticleCategory } from '#shared/library/library.rules.ts';
import { BetweenMothers } from '#web/ui/illustrations/topics/between-mothers.tsx';
import { Breastfeeding } from '#web/ui/illustrations/topics/breastfeeding.tsx';
import { FirstBites } from '#web/ui/illustrations/topics/first-bites.tsx';
import { NaturalHygiene } from '#web/ui/illustrations/topics/natural-hygiene.tsx';
import { OwnTime } from '#web/ui/illustrations/topics/own-time.tsx';
import { Sleep } from '#web/ui/illustrations/topics/sleep.tsx';
import { Understanding } from '#web/ui/illustrations/topics/understanding.tsx';
import { WholeMother } from '#web/ui/illustrations/topics/whole-mother.tsx';

type TopicName =
  | 'sleep'
  | 'understanding'
  | 'firstBites'
  | 'ownTime'
  | 'breastfeeding'
  | 'wholeMother'
  | 'betweenMothers'
  | 'naturalHygiene';

/** How a category looks and what it is called. */
export type Topic = {
  ground: string;
  Picture: ComponentType<{ className?: string }>;
  /** None where the category's own name is all there is. */
  label?: `library.${TopicName}`;
  text: `library.${TopicName | 'other'}Text`;
};

const topic = (name: TopicName, ground: string, Picture: Topic['Picture']): Topic => ({
  ground,
  Picture,
  label: `library.${name}`,
  text: `library.${name}Text`,
});

const topics: Record<ArticleCategory, Topic> = {
  'Sono do Bebê': topic('sleep', 'bg-topic-sleep', Sleep),
  'Entendendo o Bebê': topic('understanding', 'bg-topic-understanding', Understanding),
  'Primeiras Mordidas': topic('firstBites', 'bg-topic-first-bites', FirstBites),
  'No seu Tempo': topic('ownTime', 'bg-topic-own-time', OwnTime),
  'Amamentação e Acolhimento': topic('breastfeeding', 'bg-topic-breastfeeding', Breastfeeding),
  'Mãe Inteira': topic('wholeMother', 'bg-topic-whole-mother', WholeMother),
  'Entre Mães': topic('betweenMothers', 'bg-topic-between-mothers', BetweenMothers),
  'Higiene Natural': topic('naturalHygiene', 'bg-topic-natural-hygiene', NaturalHygiene),
};

const otherTopic: Topic = { ground: 'bg-blush', Picture: OwnTime, text: 'library.otherText' };

/** Staff may name a category as they like, and two addresses have none: they look calm, under their own name. */
export function topicOf(category: string): Topic {
  return topics[category as ArticleCategory] ?? otherTopic;
}
