import * as v from 'valibot';
import type { Concern } from '../care/concern.rules.ts';
import { languages } from '../language/language.rules.ts';
import { parsedAddress } from '../navigation/parsed-address.ts';
import { plans, sessionCategories } from './specialists.rules.ts';
import type { QuestionAnswer, SessionAnswer, SpecialistAnswer } from './specialists.schema.ts';

const id = v.pipe(v.string(), v.uuid('must be a uuid'));
const words = (most: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.maxLength(most, 'too_long'));
const optionalWords = (most: number) =>
  v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(most, 'too_long')));
/** A file of our own store, as the demonstration has. */
const isOurVideo = (text: string) => /^\/media\/session-videos\/[\w-]+(\.[\w-]+)*$/.test(text);
/** http or https, or ours, and nothing else: it becomes a link or a video. */
const address = v.nullable(
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(2000, 'too_long'),
    v.check(
      (text) => isOurVideo(text) || /^https?:$/.test(parsedAddress(text)?.protocol ?? ''),
      'not_an_address',
    ),
  ),
);
const instant = v.pipe(
  v.string(),
  v.isoTimestamp('not_a_moment'),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'not_a_moment'),
);

export const specialistFieldsSchema = v.strictObject({
  name: words(120),
  rolePt: words(120),
  roleEn: words(120),
  bioPt: optionalWords(1500),
  bioEn: optionalWords(1500),
  registrationNumber: optionalWords(60),
  /** Of an upload of ours (bucket post-images), or null. */
  photoUrl: v.nullable(v.pipe(v.string(), v.maxLength(500))),
  topics: v.pipe(v.array(v.picklist(sessionCategories)), v.minLength(1, 'required')),
  languages: v.pipe(v.array(v.picklist(languages)), v.minLength(1, 'required')),
});
export type SpecialistFields = v.InferOutput<typeof specialistFieldsSchema>;
export const availabilitySchema = v.strictObject({
  minutes: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(720))),
});
/** Week of the pick, by its Monday; null takes it back. */
export const weekPickSchema = v.strictObject({
  monday: v.nullable(v.pipe(v.string(), v.isoDate('not_a_date'))),
});

export const sessionFieldsSchema = v.strictObject({
  title: words(160),
  description: words(2000),
  language: v.picklist(languages),
  specialistId: id,
  category: v.picklist(sessionCategories),
  startsAt: instant,
  durationMinutes: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(5, 'out_of_range'),
    v.maxValue(480, 'out_of_range'),
  ),
  isPremium: v.boolean(),
  meetingUrl: address,
  /** HLS (.m3u8) or MP4; of the live stream while it is live, of the replay afterwards. */
  videoUrl: address,
  previewUrl: address,
  captionsUrl: address,
});
export type SessionFields = v.InferOutput<typeof sessionFieldsSchema>;
export const cancelSchema = v.strictObject({ reason: words(500) });
export const answerQuestionSchema = v.strictObject({
  answered: v.boolean(),
  text: optionalWords(1000),
  address,
});

/** As it was when the form was opened: what a colleague changed since is not undone by who did not see it. */
const basedOn = { updatedAt: instant };
export const saveSpecialistSchema = v.strictObject({ ...specialistFieldsSchema.entries, ...basedOn });
export const saveSessionSchema = v.strictObject({ ...sessionFieldsSchema.entries, ...basedOn });
type Basis = { updatedAt: string };

/** Why a change was refused as a conflict, each with a sentence in both languages. */
export const deskConflicts = ['changed_meanwhile', 'cancel_first', 'no_address'] as const;
export type DeskConflict = (typeof deskConflicts)[number];

export type AdminSpecialist = SpecialistAnswer &
  SpecialistFields &
  Basis & { availableUntil: string | null; weekOf: string | null; sessionCount: number };
export type AdminSession = Omit<SessionAnswer, 'userReminded' | 'userSaved' | 'userLiked' | 'isLocked'> &
  SessionFields &
  Basis & { reminderCount: number; questionCount: number };
export type AdminSpecialistsAnswer = { specialists: AdminSpecialist[] };
export type AdminSessionsAnswer = { sessions: AdminSession[]; nextCursor: string | null };

/** To whom it was put, and for which session when for one. */
export type AdminQuestion = QuestionAnswer & {
  specialistName: string;
  sessionId: string | null;
  sessionTitle: string | null;
  /** What its words may call for: read first. */
  concern: Concern | null;
};
export type AdminQuestionsAnswer = { questions: AdminQuestion[]; nextCursor: string | null };

/** Who pays. The row of her address decides her plan; without one it is free. */
export const subscriberSchema = v.strictObject({
  email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.email('not_an_email')),
  plan: v.picklist(plans),
  paymentCurrency: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]{3}$/, 'not_a_currency')),
});
export type SubscriberFields = v.InferOutput<typeof subscriberSchema>;
export type SubscriberAnswer = SubscriberFields & { createdAt: string };
export type SubscribersAnswer = {
  subscribers: SubscriberAnswer[];
  nextCursor: string | null;
  interested: number;
};
/** CSV with a header: email, plan, payment_currency. Lines that are wrong are told and the others are taken. */
export const importSchema = v.strictObject({ csv: v.pipe(v.string(), v.maxLength(50_000, 'too_long')) });
export type ImportAnswer = {
  imported: number;
  wrong: { line: number; problem: string }[];
  /** Of the first line: without one that is missing nothing is taken; one that nobody knows is left out. */
  headings: { missing: string[]; unknown: string[] };
};
