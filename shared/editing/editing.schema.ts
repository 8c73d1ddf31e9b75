import * as v from 'valibot';
import { type Language, languages } from '../language/language.rules.ts';
import { articleCategories } from '../library/library.rules.ts';
import { isCalendarDate } from '../time/calendar-date.ts';
import { keywordsIn, longestKeyword, mostKeywords } from './keywords.rules.ts';

/** Problems are codes: each has a sentence beside its field in both languages (editing.problem_…). */
export const articleProblems = [
  'required',
  'too_long',
  'not_a_date',
  'not_an_address',
  'in_the_past',
  'same_language',
  'already_paired',
  'too_many_keywords',
  'keyword_too_long',
] as const;
export type ArticleProblem = (typeof articleProblems)[number];
const problem = (code: ArticleProblem) => code;

const text = (max: number) => v.pipe(v.string(), v.maxLength(max, problem('too_long')));
/** A zero byte is no letter, and the database cannot hold it: a title of nothing else is no title. */
const needed = (max: number) =>
  v.pipe(
    text(max),
    v.transform((typed) => typed.replaceAll('\0', '')),
    v.trim(),
    v.nonEmpty(problem('required')),
  );
/** Named as media.routes.ts serves it: any other address would be a hole in the page. */
const mediaAddress = (bucket: 'post-images' | 'post-audio') =>
  v.pipe(
    v.string(),
    v.regex(new RegExp(`^/media/${bucket}/[\\w-]+\\.[a-z0-9]+$`), problem('not_an_address')),
  );

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000));

/** What was uploaded for an article: always in our own store, so that no reader's phone asks a stranger. */
export const pictureFieldSchema = v.strictObject({
  url: mediaAddress('post-images'),
  width: pixels,
  height: pixels,
  widths: v.pipe(v.array(pixels), v.maxLength(6)),
});
export const audioFieldSchema = v.strictObject({
  url: mediaAddress('post-audio'),
  durationSeconds: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000))),
});

export const mostSources = 30;

const fields = {
  introduction: text(2000),
  practicalTip: text(2000),
  authorRole: text(200),
  reviewer: text(200),
  reviewedOn: v.pipe(
    v.string(),
    // The calendar of the database has no year 0.
    v.check((day: string) => day === '' || (isCalendarDate(day) && day > '0001'), problem('not_a_date')),
  ),
  sources: v.pipe(v.array(text(500)), v.maxLength(mostSources)),
  /** One a line. Absent from what was written before there were any. */
  keywords: v.optional(
    v.pipe(
      text(5000),
      v.check((typed) => keywordsIn(typed).length <= mostKeywords, problem('too_many_keywords')),
      v.check(
        (typed) => keywordsIn(typed).every((one) => one.length <= longestKeyword),
        problem('keyword_too_long'),
      ),
    ),
    '',
  ),
  language: v.picklist(languages),
  picture: v.nullable(pictureFieldSchema),
  pictureAlt: text(300),
  audio: v.nullable(audioFieldSchema),
};

/** Everything the form holds, good enough to be published. Empty optional texts are ''. */
export const articleFieldsSchema = v.strictObject({
  ...fields,
  title: needed(200),
  content: needed(100_000),
  author: needed(200),
  category: v.picklist(articleCategories, problem('required')),
});
export type ArticleFields = v.InferOutput<typeof articleFieldsSchema>;

/** The same while it is being written: nothing is needed yet, and nothing of it is lost. */
export const articleDraftSchema = v.strictObject({
  ...fields,
  keywords: v.optional(text(5000), ''),
  title: text(200),
  content: text(100_000),
  author: text(200),
  category: v.union([v.picklist(articleCategories), v.literal('')]),
});
export type ArticleDraft = v.InferOutput<typeof articleDraftSchema>;

export const publications = ['draft', 'published', 'scheduled'] as const;
export type Publication = (typeof publications)[number];
export const articleStates = [...publications, 'trashed'] as const;
export type ArticleState = (typeof articleStates)[number];

/** `baseVersion` is what the writer saw: a save on top of somebody else's is refused with `conflict`. */
export const articleSaveSchema = v.strictObject({
  fields: articleFieldsSchema,
  publication: v.variant('state', [
    v.strictObject({ state: v.literal('draft') }),
    v.strictObject({ state: v.literal('published') }),
    v.strictObject({ state: v.literal('scheduled'), at: v.pipe(v.string(), v.isoTimestamp()) }),
  ]),
  /** 0 for an article that does not exist yet: its id is made by the form. */
  baseVersion: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /**
   * The article in the other language that this one is linked to, or null to end the link. Said only by who changes
   * it: a link that somebody made from the other article outlives the save of a form that was opened before.
   */
  pairWith: v.optional(v.nullable(v.pipe(v.string(), v.uuid(), v.toLowerCase()))),
});
export type ArticleSave = v.InferOutput<typeof articleSaveSchema>;

export const draftSaveSchema = v.strictObject({
  fields: articleDraftSchema,
  baseVersion: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export const editingListQuerySchema = v.strictObject({
  category: v.optional(v.pipe(v.string(), v.maxLength(100))),
  language: v.optional(v.picklist(languages)),
  state: v.optional(v.picklist(articleStates)),
  q: v.optional(v.pipe(v.string(), v.maxLength(200))),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
});

export const revisionParamSchema = v.strictObject({
  id: v.pipe(v.string(), v.uuid(), v.toLowerCase()),
  version: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
});

export const opinionsQuerySchema = v.strictObject({
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
});

export type EditingRowAnswer = {
  id: string;
  title: string;
  /** The first 150 characters. */
  excerpt: string;
  category: string;
  language: Language;
  author: string;
  state: ArticleState;
  publishAt: string | null;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
  /** The other language's article, if linked. */
  pair: { id: string; language: Language } | null;
};
export type EditingListAnswer = { articles: EditingRowAnswer[]; nextCursor: string | null };

export type EditingArticleAnswer = {
  id: string;
  /** 0 when only a draft of it exists. */
  version: number;
  /** What readers have; null when it was never saved. */
  saved: {
    fields: ArticleDraft;
    state: ArticleState;
    publishAt: string | null;
    /** The day that readers see, once it is published. */
    createdAt: string;
    savedAt: string;
    savedBy: string;
  } | null;
  /** What this writer typed and did not save. */
  draft: { fields: ArticleDraft; baseVersion: number; keptAt: string } | null;
  pair: { id: string; language: Language; title: string } | null;
};

/** Drafts of articles that were never saved, newest first: nothing typed is out of reach. */
export type UnsavedDraftsAnswer = { drafts: { id: string; title: string; keptAt: string }[] };

export type RevisionAnswer = {
  version: number;
  savedAt: string;
  savedBy: string;
  state: ArticleState;
  fields: ArticleDraft;
};
export type RevisionsAnswer = { revisions: Omit<RevisionAnswer, 'fields'>[] };

export type ArticleOpinionsAnswer = {
  totalFeedback: number;
  helpfulPercentage: number;
  suggestions: { id: string; isHelpful: boolean; suggestion: string; createdAt: string }[];
  nextCursor: string | null;
};
