import { describe, expect, it } from 'vitest';
import * as community from '#shared/community/community.rules.ts';
import * as daily from '#shared/daily/daily.rules.ts';
import * as library from '#shared/library/library.rules.ts';
import * as profile from '#shared/profile/profile.rules.ts';
import * as specialists from '#shared/specialists/specialists.rules.ts';
import { topicIds } from '#web/screens/home/topic.ts';

/** What the specification enumerates, and where it ends: stored rows, addresses and other people's calls rely on it. */
describe('as the specification has them, in its order', () => {
  it.each([
    [
      'the categories of the community',
      community.communityCategories,
      'Amamentação e Colo, Sono do Bebê, Primeiras Comidas, No Seu Tempo, Mãe Completa, Higiene Natural',
    ],
    [
      'the topics of the specialists',
      specialists.sessionCategories,
      'Amamentação, Pós-parto, Sono, Introdução Alimentar, Desenvolvimento, Relacionamentos, Saúde Mental',
    ],
    [
      'the categories of the daily content',
      daily.dailyCategories,
      'Amamentação e alimentação, Puerpério emocional, Desenvolvimento do bebê, Sono e rotina, Sono do Bebê, Trabalho e maternidade, Autocuidado e identidade, Relações e rede de apoio, Parto e gestação',
    ],
    [
      'the tiles of home',
      topicIds,
      'sono-do-bebe, entendendo-bebe, primeiras-mordidas, no-seu-tempo, amamentacao-e-acolhimento, mae-inteira, entre-maes, higiene-natural',
    ],
    ['the types of daily content', daily.dailyTypes, 'video, audio, article, activity, tip'],
    ['the weeks with a highlight', daily.highlightWeeks, '1, 8, 11, 16, 24'],
    ['the quick reactions', community.quickReactions, 'understanding, support, hope, helpful'],
    [
      'the previous experiences',
      profile.previousExperiences,
      'perdi-gravidez, dois-filhos, mais-dois-filhos, outra',
    ],
    ['the answers about groups', profile.joinGroupsAnswers, 'sim, nao, talvez'],
    ['the pictures of a baby', profile.babyAvatars, 'apple, flower, seed, orange, cherry, sunflower'],
    ['the wishes about specialists', profile.specialistAccesses, 'essencial, as-vezes, so-conteudo'],
    ['the segments without a category', library.unmappedSegments, 'ritmo-leve, juntas-no-comeco'],
  ])('are %s', (_, ours, specified) => {
    expect(ours.join(', ')).toBe(specified);
  });
});

describe('of the specification', () => {
  it.each([
    ['interest areas', profile.interestAreas.length, 8],
    ['interests that may be chosen', profile.maxInterests, 2],
    ['content preferences', profile.contentPreferences.length, 5],
    ['the youngest age offered', profile.ageRange.min, 18],
    ['the oldest age offered', profile.ageRange.max, 60],
    ['characters of an excerpt', library.excerptLength, 150],
    ['characters of the library’s preview', library.libraryPreviewLength, 100],
    ['characters of a suggestion', library.maxSuggestionLength, 500],
    ['minutes to read 1001 characters', library.minutesToRead(1001), 6],
    ['characters of a post', community.maxPostLength, 1200],
    ['characters of a preview', community.previewLength, 3 * 120],
    ['hours that a post is new', community.recentHours, 24],
    ['days that can be featured', community.featuredDays, 7],
    ['posts fetched to be featured', community.featuredFetched, 10],
    ['posts featured', community.featuredShown, 2],
    ['minutes of content that says none', daily.defaultMinutes, 5],
    ['sessions that the free plan keeps', specialists.savedSessionsAllowed.free, 2],
  ])('is the number of %s', (_, ours, specified) => {
    expect(ours).toBe(specified);
  });
});
