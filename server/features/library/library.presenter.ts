import type { Sought } from '#server/features/search/seek.ts';
import { pictureSources } from '#server/platform/media/picture-name.ts';
import { articleExcerpt, foundSentences } from '#shared/library/highlight.rules.ts';
import {
  articleCategories,
  excerptLength,
  fewestRatings,
  minutesToRead,
} from '#shared/library/library.rules.ts';
import type {
  ArticleAnswer,
  ArticleCardAnswer,
  ArticleFeedbackAnswer,
  ArticleFoundAnswer,
  PictureAnswer,
} from '#shared/library/library.schema.ts';
import { type Matcher, matcherOf, type TextPiece } from '#shared/search/sought.rules.ts';
import type { FeedbackStats, feedbackOf } from './feedback.repository.ts';
import type { articleById } from './library.repository.ts';
import type { readingList } from './reading-list.repository.ts';
import type { searchArticles } from './search.repository.ts';

type CardRow = Awaited<ReturnType<typeof readingList>>[number];
type ArticleRow = NonNullable<Awaited<ReturnType<typeof articleById>>>;
type FoundRow = Awaited<ReturnType<typeof searchArticles>>['shown'][number];

export function presentCard(row: CardRow): ArticleCardAnswer {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    category: row.category,
    author: row.author,
    language: row.language,
    introduction: row.introduction || null,
    excerpt: articleExcerpt(row.beginning, excerptLength),
    readingMinutes: minutesToRead(row.contentWords),
    picture: presentPicture(row),
    hasAudio: row.audioUrl !== null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** A picture whose size nobody measured keeps the place of a cover, so that the page does not jump. */
const coverSize = { width: 960, height: 540 };

function presentPicture(row: CardRow): PictureAnswer | null {
  if (!row.imageUrl) return null;
  return {
    url: row.imageUrl,
    width: row.imageWidth ?? coverSize.width,
    height: row.imageHeight ?? coverSize.height,
    sources: pictureSources(row.imageUrl, row.imageWidths ?? []),
    alt: row.imageAlt ?? '',
  };
}

export function presentArticle(row: ArticleRow): ArticleAnswer {
  return {
    ...presentCard(row),
    content: row.content,
    practicalTip: row.practicalTip || null,
    authorRole: row.authorRole || null,
    reviewer: row.reviewer || null,
    reviewedOn: row.reviewedOn,
    sources: row.sources,
    audio: row.audioUrl ? { url: row.audioUrl, durationSeconds: row.audioDurationSeconds } : null,
    translation: row.twinId && row.twinLanguage ? { id: row.twinId, language: row.twinLanguage } : null,
  };
}

/** So many names by which mothers call an article are shown where it was found by them. */
const shownNames = 2;

/** The specified categories, in their order, those without articles included. */
export function presentCounts(counts: Record<string, number>): { category: string; count: number }[] {
  return articleCategories.map((category) => ({ category, count: counts[category] ?? 0 }));
}

/** Presents what a search found, by the very words that it was found by. */
export function foundPresenter({ words }: Pick<Sought, 'words'>) {
  const piecesOf = matcherOf(words);
  return (row: FoundRow): ArticleFoundAnswer => {
    const whole = [row.introduction ?? '', row.content, row.practicalTip ?? ''].join('\n\n');
    return {
      article: presentCard({ ...row, beginning: row.content }),
      title: piecesOf(row.title),
      calledBy: calledBy(row.keywords ?? '', piecesOf),
      sentences: foundSentences(whole, piecesOf),
      missing: words.flatMap(({ typed }, n) => (row.has[n] ? [] : typed)),
    };
  };
}

/** The names that say most of what she typed, where any does. */
function calledBy(keywords: string, piecesOf: Matcher): TextPiece[][] {
  const matched = (pieces: TextPiece[]) => pieces.filter(({ isMatch }) => isMatch).length;
  if (matched(piecesOf(keywords)) === 0) return [];
  const names = keywords.split('\n').map(piecesOf);
  const most = Math.max(...names.map(matched));
  return names.filter((pieces) => matched(pieces) === most).slice(0, shownNames);
}

export function presentFeedback(
  stats: FeedbackStats,
  mine: Awaited<ReturnType<typeof feedbackOf>>,
): ArticleFeedbackAnswer {
  const { totalFeedback, helpfulPercentage } = stats;
  const isEnough = totalFeedback >= fewestRatings;
  return {
    totalFeedback: isEnough ? totalFeedback : null,
    helpfulPercentage: isEnough ? helpfulPercentage : null,
    mine: mine ? { isHelpful: mine.isHelpful, suggestion: mine.suggestion } : null,
  };
}
