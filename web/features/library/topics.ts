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

const topics: Record<ArticleCategory, Topic> = {
  'Sono do Bebê': {
    ground: 'bg-topic-sleep',
    Picture: Sleep,
    label: 'library.sleep',
    text: 'library.sleepText',
  },
  'Entendendo o Bebê': {
    ground: 'bg-topic-understanding',
    Picture: Understanding,
    label: 'library.understanding',
    text: 'library.understandingText',
  },
  'Primeiras Mordidas': {
    ground: 'bg-topic-first-bites',
    Picture: FirstBites,
    label: 'library.firstBites',
    text: 'library.firstBitesText',
  },
  'No seu Tempo': {
    ground: 'bg-topic-own-time',
    Picture: OwnTime,
    label: 'library.ownTime',
    text: 'library.ownTimeText',
  },
  'Amamentação e Acolhimento': {
    ground: 'bg-topic-breastfeeding',
    Picture: Breastfeeding,
    label: 'library.breastfeeding',
    text: 'library.breastfeedingText',
  },
  'Mãe Inteira': {
    ground: 'bg-topic-whole-mother',
    Picture: WholeMother,
    label: 'library.wholeMother',
    text: 'library.wholeMotherText',
  },
  'Entre Mães': {
    ground: 'bg-topic-between-mothers',
    Picture: BetweenMothers,
    label: 'library.betweenMothers',
    text: 'library.betweenMothersText',
  },
  'Higiene Natural': {
    ground: 'bg-topic-natural-hygiene',
    Picture: NaturalHygiene,
    label: 'library.naturalHygiene',
    text: 'library.naturalHygieneText',
  },
};

const otherTopic: Topic = { ground: 'bg-blush', Picture: OwnTime, text: 'library.otherText' };

/** Staff may name a category as they like, and two addresses have none: they look calm, under their own name. */
export function topicOf(category: string): Topic {
  return topics[category as ArticleCategory] ?? otherTopic;
}
