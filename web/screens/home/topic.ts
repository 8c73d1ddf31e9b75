import type { CommunityCategory } from '#shared/community/community.rules.ts';
import type { ArticleCategory } from '#shared/library/library.rules.ts';

type About = {
  category: ArticleCategory;
  /** Where mothers talk about it; everywhere, when no place is its own. */
  talk?: CommunityCategory;
};

/** Home's tiles, by the ids and in the order of the specification. */
const topics = {
  'sono-do-bebe': { category: 'Sono do Bebê', talk: 'Sono do Bebê' },
  'entendendo-bebe': { category: 'Entendendo o Bebê' },
  'primeiras-mordidas': { category: 'Primeiras Mordidas', talk: 'Primeiras Comidas' },
  'no-seu-tempo': { category: 'No seu Tempo', talk: 'No Seu Tempo' },
  'amamentacao-e-acolhimento': { category: 'Amamentação e Acolhimento', talk: 'Amamentação e Colo' },
  'mae-inteira': { category: 'Mãe Inteira', talk: 'Mãe Completa' },
  'entre-maes': { category: 'Entre Mães' },
  'higiene-natural': { category: 'Higiene Natural', talk: 'Higiene Natural' },
} as const satisfies Record<string, About>;

export type Topic = keyof typeof topics;
export const topicIds = Object.keys(topics) as Topic[];
export const aboutTopic = (topic: Topic): About => topics[topic];

/** The browser keeps it, so it may be of another release. */
export const isTopic = (held: string | undefined): held is Topic => held !== undefined && held in topics;

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Which topic home shows in its place. */
    topic?: Topic | undefined;
  }
}
