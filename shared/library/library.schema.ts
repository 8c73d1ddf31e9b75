import * as v from 'valibot';
import { type Language, languages } from '../language/language.rules.ts';
import type { TextPiece } from '../search/sought.rules.ts';
import { type ArticleCategory, maxSuggestionLength } from './library.rules.ts';

/** What crosses the wire between the library's screens and the server. */
const cursor = v.optional(v.pipe(v.string(), v.maxLength(200)));
const language = v.picklist(languages, 'must be pt or en');

export const libraryQuerySchema = v.strictObject({ language });

export const articleListQuerySchema = v.strictObject({
  language,
  /** A category's name, or the address segment that no category maps to. Absent: all of them. */
  category: v.optional(v.pipe(v.string(), v.maxLength(100))),
  cursor,
});

/** However long or strange the term, it is searched as far as a person could have meant it. */
export const articleSearchQuerySchema = v.strictObject({ language, q: v.string(), cursor });

export const articleIdSchema = v.strictObject({
  id: v.pipe(v.string(), v.uuid('is not the id of an article'), v.toLowerCase()),
});

const feedback = {
  isHelpful: v.boolean(),
  suggestion: v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(maxSuggestionLength, 'too_long'),
        v.transform((text) => text || null),
      ),
    ),
    null,
  ),
};
const answerId = v.pipe(v.string(), v.uuid('must be a uuid'));
/** `replaces`: what this browser said as a visitor, so that she counts once. */
export const articleFeedbackSchema = v.strictObject({ ...feedback, replaces: v.optional(answerId) });
/** The id is made by the visitor's browser for this answer alone: sent twice, it is one. */
export const visitorFeedbackSchema = v.strictObject({ ...feedback, answerId });

/** One picture in the sizes and formats made of it: the phone takes the smallest that serves it. */
export type PictureAnswer = {
  /** The largest, for whoever knows nothing newer. */
  url: string;
  width: number;
  height: number;
  /** By format, best first: `{ type: 'image/avif', srcset: '/media/… 320w, …' }`. */
  sources: { type: string; srcset: string }[];
  alt: string;
};

/** What a list shows of an article, and enough to open it before the rest has arrived. */
export type ArticleCardAnswer = {
  id: string;
  /** The last part of its public address. */
  slug: string;
  title: string;
  category: string;
  author: string;
  language: Language;
  /** The introduction as written; null when there is none. */
  introduction: string | null;
  /** The first 150 characters of the text, for lists. */
  excerpt: string;
  readingMinutes: number;
  picture: PictureAnswer | null;
  hasAudio: boolean;
  createdAt: string;
};

export type ArticleAnswer = ArticleCardAnswer & {
  content: string;
  practicalTip: string | null;
  authorRole: string | null;
  reviewer: string | null;
  reviewedOn: string | null;
  sources: string[];
  audio: { url: string; durationSeconds: number | null } | null;
  /** The same article in the other language, when it is published. */
  translation: { id: string; language: Language } | null;
};

/** What leads on from an article: two or three, the nearest first. */
export type RelatedArticlesAnswer = { articles: ArticleCardAnswer[] };

export type LibraryAnswer = {
  /** The language that was chosen for her (the page's, or English for who pays in dollars). */
  language: Language;
  categories: { category: string; count: number }[];
  newest: ArticleCardAnswer[];
};

export type ArticleListAnswer = { articles: ArticleCardAnswer[]; total: number; nextCursor: string | null };

export type ArticleFoundAnswer = {
  article: ArticleCardAnswer;
  /** The title in pieces, so that a match in it shows too. */
  title: TextPiece[];
  /** The last three sentences that match, in the order of the text. */
  sentences: TextPiece[][];
  /** Names by which mothers call it that she typed, where they are why it was found. */
  calledBy: TextPiece[][];
  /** What she typed and this article does not have. */
  missing: string[];
};

export type ArticleSearchAnswer = {
  /** The language that was searched: the page's, or English for who pays in dollars. */
  language: Language;
  found: ArticleFoundAnswer[];
  /** Categories whose name says what she typed. */
  categories: ArticleCategory[];
  /** The whole term as she may have meant it; what was found is of that. Null when it is spelled as texts spell it. */
  didYouMean: string | null;
  /** Words that no article has. */
  unknown: string[];
  nextCursor: string | null;
};

export type ArticleFeedbackAnswer = {
  /** Null while there are fewer than `fewestRatings`. */
  totalFeedback: number | null;
  /** 0 to 100, rounded; null while there are as few. */
  helpfulPercentage: number | null;
  /** What this reader said before, if she is known. */
  mine: { isHelpful: boolean; suggestion: string | null } | null;
};

export type ReadingListAnswer = { articles: ArticleCardAnswer[] };
