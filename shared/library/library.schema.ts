import * as v from 'valibot';
import { type Language, languages } from '../language/language.rules.ts';
import { maxSuggestionLength } from './library.rules.ts';

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

export const articleFeedbackSchema = v.strictObject({
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
});

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

export type LibraryAnswer = {
  /** The language that was chosen for her (the page's, or English for who pays in dollars). */
  language: Language;
  categories: { category: string; count: number }[];
  newest: ArticleCardAnswer[];
};

export type ArticleListAnswer = { articles: ArticleCardAnswer[]; total: number; nextCursor: string | null };

/** A stretch of the original text: joined, the pieces are the sentence, character by character. */
export type TextPiece = { text: string; isMatch: boolean };

export type ArticleFoundAnswer = {
  article: ArticleCardAnswer;
  /** The title in pieces, so that a match in it shows too. */
  title: TextPiece[];
  /** The last three sentences that match, in the order of the text. */
  sentences: TextPiece[][];
};

export type ArticleSearchAnswer = { found: ArticleFoundAnswer[]; nextCursor: string | null };

export type ArticleFeedbackAnswer = {
  totalFeedback: number;
  /** 0 to 100, rounded. */
  helpfulPercentage: number;
  /** What this reader said before, if she is known. */
  mine: { isHelpful: boolean; suggestion: string | null } | null;
};

export type ReadingListAnswer = { articles: ArticleCardAnswer[] };
