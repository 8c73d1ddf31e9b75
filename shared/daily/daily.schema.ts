import * as v from 'valibot';
import { type Language, languages } from '../language/language.rules.ts';
import { parsedAddress } from '../navigation/parsed-address.ts';
import { interestAreas, journeyTypes } from '../profile/profile.rules.ts';
import { type CalendarDate, isCalendarDate } from '../time/calendar-date.ts';
import {
  type DailyCategory,
  type DailyType,
  dailyCategories,
  dailyTypes,
  firstAge,
  lastAge,
} from './daily.rules.ts';

const id = v.pipe(v.string(), v.uuid('must be a uuid'));
/** A week around any of these has seven days that the database knows, too. */
const isWithinYears = (value: unknown) => isCalendarDate(value) && value > '0002' && value < '9998';
const day = v.custom<CalendarDate>(isWithinYears, 'not_a_date');

export const weekContentQuerySchema = v.strictObject({
  language: v.picklist(languages),
  /** Any day of the week that is asked for. */
  day,
  /** Of a mother of several: whose week; the one that her family means without it. */
  babyId: v.optional(id),
  /** Of a visitor, whose profile is on her phone alone. A mother's own profile counts before it. */
  birthDate: v.optional(day),
  /** Whether that date is of the birth, as she told it. */
  journeyType: v.optional(v.picklist(journeyTypes)),
});
export const dailyIdSchema = v.strictObject({ id });

/** What daily content puts into the outbox. */
export const dailyMarks = ['like', 'save', 'done'] as const;
export type DailyMark = (typeof dailyMarks)[number];
export const dailyWrites = {
  'daily-mark.set': v.strictObject({ contentId: id, mark: v.picklist(dailyMarks), on: v.boolean() }),
} as const;
export type DailyWriteKind = keyof typeof dailyWrites;

export type DailyContentAnswer = {
  id: string;
  contentType: DailyType;
  title: string;
  durationMinutes: number;
  description: string;
  thumbnailUrl: string | null;
  isPremium: boolean;
  category: DailyCategory;
  contentUrl: string | null;
  contentData: { expert: string | null; tips: string[]; fullContent: string };
  /** For article content: the article that the library has for it. */
  article: { id: string; title: string } | null;
  likes: number;
  userLiked: boolean;
  userSaved: boolean;
  userDone: boolean;
};
/** Sunday to Saturday; a day for which there is nothing yet has no content. */
export type WeekContentAnswer = {
  days: { date: CalendarDate; content: DailyContentAnswer | null }[];
  /** Nobody told a date, and the week is that of some baby of five months. */
  isExample: boolean;
};
export type DailyDayAnswer = WeekContentAnswer['days'][number];
export type SavedDailyAnswer = { contents: (DailyContentAnswer & { savedAt: string })[] };

const words = (most: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.maxLength(most, 'too_long'));
const age = v.pipe(
  v.number('not_an_age'),
  v.integer('not_an_age'),
  v.minValue(firstAge, 'not_an_age'),
  v.maxValue(lastAge, 'not_an_age'),
);
const address = v.nullable(
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(2000, 'too_long'),
    v.check((text) => /^https?:$/.test(parsedAddress(text)?.protocol ?? ''), 'not_an_address'),
  ),
);
const inOneLanguage = v.strictObject({
  title: words(80),
  description: words(300),
  expert: v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(400, 'too_long'))),
  tips: v.pipe(v.array(words(300)), v.maxLength(8, 'too_many')),
  fullContent: words(5000),
});

/** What staff writes: one piece in both languages. */
export const dailyFieldsSchema = v.pipe(
  v.strictObject({
    fromAge: age,
    toAge: age,
    contentType: v.picklist(dailyTypes),
    durationMinutes: v.nullable(
      v.pipe(v.number(), v.integer(), v.minValue(1, 'out_of_range'), v.maxValue(120, 'out_of_range')),
    ),
    category: v.picklist(dailyCategories),
    interests: v.array(v.picklist(interestAreas)),
    /** The library's category in which an article is looked up; null looks nowhere. */
    libraryCategory: v.nullable(v.pipe(v.string(), v.maxLength(80))),
    /** The article that it speaks of, in either language; null looks in the category. */
    articleId: v.optional(v.nullable(id), null),
    isPremium: v.boolean(),
    thumbnailUrl: v.nullable(v.pipe(v.string(), v.maxLength(500))),
    contentUrl: address,
    published: v.boolean(),
    pt: inOneLanguage,
    en: inOneLanguage,
  }),
  v.forward(
    v.partialCheck([['fromAge'], ['toAge']], ({ fromAge, toAge }) => fromAge <= toAge, 'ends_before_start'),
    ['toAge'],
  ),
);
export type DailyFields = v.InferOutput<typeof dailyFieldsSchema>;

export const dailyListQuerySchema = v.strictObject({
  language: v.picklist(languages),
  /** Pieces that are true at this age. */
  age: v.optional(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(firstAge), v.maxValue(lastAge))),
  type: v.optional(v.picklist(dailyTypes)),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
});
export type AdminDailyCard = {
  id: string;
  title: string;
  contentType: DailyType;
  category: DailyCategory;
  fromAge: number;
  toAge: number;
  published: boolean;
  /** It came with Colo and was not edited since. */
  isOriginal: boolean;
};
export type AdminDailyListAnswer = { contents: AdminDailyCard[]; nextCursor: string | null };
/** `article` is the chosen one, if readers may still open it. */
export type AdminDailyAnswer = { id: string; article: DailyArticle | null } & DailyFields;

/** An article that staff may choose. */
export type DailyArticle = {
  id: string;
  title: string;
  language: Language;
  /** Readers of this language cannot open it: they get the newest of the category. */
  missingIn: Language | null;
};
export const dailyArticlesQuerySchema = v.strictObject({
  language: v.picklist(languages),
  q: v.optional(v.pipe(v.string(), v.maxLength(200))),
  /** Without words, this category's are offered. */
  category: v.optional(v.pipe(v.string(), v.maxLength(80))),
});
export type DailyArticlesAnswer = { articles: DailyArticle[] };
/** Ages whose days have nothing of their own in a language: only what is true at any age, or nothing at all. */
export type DailyGap = { fromAge: number; toAge: number; language: Language; isEmpty: boolean };
export type DailyGapsAnswer = { gaps: DailyGap[] };
const ageInAddress = v.pipe(v.string(), v.toNumber(), age);
/** Of a piece as it is in the form; `piece` is there once it was saved. */
export const dailyShowingQuerySchema = v.strictObject({
  piece: v.optional(id),
  fromAge: ageInAddress,
  toAge: ageInAddress,
  type: v.picklist(dailyTypes),
});
/** By the weekday of birth, Sunday first: the ages at which a baby is shown the piece. */
export type DailyShowingAnswer = { agesByBirthWeekday: number[][] };
export const dailyPreviewQuerySchema = v.strictObject({
  language: v.picklist(languages),
  birthDate: day,
  day,
});
