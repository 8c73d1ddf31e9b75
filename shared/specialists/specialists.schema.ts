import * as v from 'valibot';
import { cleanText, isBlank, linksIn } from '../community/text.rules.ts';
import { type Language, languages } from '../language/language.rules.ts';
import type { SearchedAnswer } from '../search/search.schema.ts';
import {
  maxQuestionLength,
  type Plan,
  type SessionCategory,
  type SessionState,
  sessionCategories,
} from './specialists.rules.ts';

/** What can be wrong with what she sends here, each with a sentence in both languages. */
export const specialistProblems = [
  'question_blank',
  'question_too_long',
  'question_link',
  /** 'Biblioteca Pessoal' of the free plan is full. */
  'saved_limit',
  'session_gone',
  'session_started',
  'premium_only',
  /** Staff asked her to pause, or to leave. */
  'silenced',
  /** A question is read by everyone, as in the community: its rules come first. */
  'rules_not_accepted',
] as const;
export type SpecialistProblem = (typeof specialistProblems)[number];
const problem = (code: SpecialistProblem) => code;

const id = v.pipe(v.string(), v.uuid('must be a uuid'));
const cursor = v.optional(v.pipe(v.string(), v.maxLength(200)));
const language = v.picklist(languages);
const category = v.picklist(sessionCategories);

export const sessionListQuerySchema = v.strictObject({
  language,
  category: v.optional(category),
  q: v.optional(v.pipe(v.string(), v.maxLength(200))),
  cursor,
});
export const languageQuerySchema = v.strictObject({ language });
export const weekQuerySchema = v.strictObject({ language, category: v.optional(category) });
export const sessionIdSchema = v.strictObject({ id });

/** What this tab puts into the outbox, by kind: states as they shall be, never toggles. */
export const specialistWrites = {
  'session-reminder.set': v.strictObject({
    sessionId: id,
    on: v.boolean(),
    language: v.optional(language, 'pt'),
  }),
  'saved-session.set': v.strictObject({ sessionId: id, on: v.boolean() }),
  'session-like.set': v.strictObject({ sessionId: id, on: v.boolean() }),
  'question.add': v.strictObject({
    id,
    specialistId: id,
    /** Null: to the specialist, for whenever she is here next. */
    sessionId: v.nullable(id),
    content: v.pipe(
      v.string(),
      v.transform(cleanText),
      v.check((text) => !isBlank(text), problem('question_blank')),
      v.maxLength(maxQuestionLength, problem('question_too_long')),
      v.check((text) => linksIn(text).length === 0, problem('question_link')),
    ),
    isAnonymous: v.boolean(),
  }),
  'question.remove': v.strictObject({ id }),
  'question-heart.set': v.strictObject({ questionId: id, on: v.boolean() }),
} as const;
export type SpecialistWriteKind = keyof typeof specialistWrites;

export type PictureAnswer = { url: string; width: number; height: number; widths: number[] };

export type SpecialistAnswer = {
  id: string;
  name: string;
  /** In the language asked for. */
  role: string;
  bio: string;
  registrationNumber: string | null;
  photo: PictureAnswer | null;
  topics: SessionCategory[];
  languages: Language[];
  /** A made-up person of the demonstration, and said to be one wherever she shows. */
  isSample: boolean;
  availableNow: boolean;
};

/** How a session is told in lists. Addresses of its video or meeting are never in it. */
export type SessionAnswer = {
  id: string;
  title: string;
  description: string;
  language: Language;
  specialist: Pick<SpecialistAnswer, 'id' | 'name' | 'role' | 'photo' | 'isSample'> & {
    /** Absent from what a phone kept before they were told. */
    topics?: SessionCategory[] | undefined;
  };
  category: SessionCategory;
  startsAt: string;
  durationMinutes: number;
  state: SessionState;
  isLive: boolean;
  hasReplay: boolean;
  /** Whether 'Ver Prévia' has something to show to everyone. */
  hasPreview: boolean;
  isScheduled: boolean;
  isPremium: boolean;
  views: number;
  likes: number;
  /** Now watching; only of a live one. */
  viewers: number;
  userReminded: boolean;
  userSaved: boolean;
  userLiked: boolean;
  /** Premium content for a free plan: badge and sentence show, actions are disabled. */
  isLocked: boolean;
  cancelReason: string | null;
};
export type SessionListAnswer = {
  sessions: SessionAnswer[];
  nextCursor: string | null;
  /** How a search was understood; absent where nothing was searched for. */
  searched?: SearchedAnswer | undefined;
};

/** What the tab opens with, in one request. */
export type SpecialistsAnswer = {
  /** 'Destaque do Dia': the one that is live, else today's next, else the next one. */
  highlight: SessionAnswer | null;
  /** 'Esta Semana': today and the seven days after, and what is scheduled within them. */
  thisWeek: SessionAnswer[];
  /** What is planned after that. */
  later: SessionAnswer[];
  plan: Plan;
  savedCount: number;
  savedAllowed: number;
  availableNow: number;
  specialistCount: number;
};
export type SessionPageAnswer = { session: SessionAnswer; specialist: SpecialistAnswer };
export type SavedSessionsAnswer = { sessions: SessionAnswer[] };

/**
 * What to play or open, told only to whoever may: `hls` and `mp4` are addresses of our own that pass the video on, so
 * that her browser never speaks to anybody else; a meeting opens where it is.
 */
export type WatchAnswer =
  | { kind: 'hls' | 'mp4'; address: string; captions: string | null; isPreview: boolean }
  | { kind: 'meeting'; address: string }
  /** On air, and neither its stream nor its room is there yet. */
  | { kind: 'soon' };

/** Live banner, video-call card and specialist of the week, for the screens that compose them. */
export type NowAnswer = {
  availableNow: number;
  specialistCount: number;
  /** Live now, else the next one to come. */
  next: SessionAnswer | null;
};
export type WeekAnswer = {
  specialist: SpecialistAnswer | null;
  next: SessionAnswer | null;
  replays: SessionAnswer[];
};

export type QuestionAnswer = {
  id: string;
  content: string;
  author: { anonymous: false; name: string | null } | { anonymous: true };
  mine: boolean;
  /** On its way to the other mothers: told to who asked alone. */
  coming: boolean;
  createdAt: string;
  hearts: number;
  userHearted: boolean;
  /** Staff marked it answered; the words or the address of the answer when they gave one. */
  answered: { at: string; text: string | null; address: string | null } | null;
};
/** One of her own, with the specialist to whom she put it and the session when for one. */
export type MyQuestionAnswer = QuestionAnswer & {
  specialistId: string;
  specialistName: string;
  sessionId: string | null;
  sessionTitle: string | null;
};
export type MyQuestionsAnswer = { questions: MyQuestionAnswer[]; nextCursor: string | null };
export type QuestionsAnswer = { questions: QuestionAnswer[]; nextCursor: string | null };

export type PlanAnswer = { plan: Plan; interested: boolean };
