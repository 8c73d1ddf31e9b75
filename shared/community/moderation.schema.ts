import * as v from 'valibot';
import type { Concern } from '../care/concern.rules.ts';
import type { ReportReason } from './care.schema.ts';
import type { AuthorAnswer } from './community.schema.ts';

/** What staff sees and does. Nobody's id or address is in it: a person is acted upon through what she wrote. */
const id = v.pipe(v.string(), v.uuid('must be a uuid'));

export const caseStates = ['open', 'appealed', 'decided'] as const;
export type CaseState = (typeof caseStates)[number];

export const caseQuerySchema = v.strictObject({
  state: v.optional(v.picklist(caseStates), 'open'),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
});

/** `keep`: the text stays, or comes back. `remove`: it goes. Both may be joined with a sanction of its author. */
export const decisions = ['keep', 'remove'] as const;
/** Whether her appeal was right: what it was against may be the text's fate, or a sanction alone. */
export const appealOutcomes = ['upheld', 'dismissed'] as const;
export type AppealOutcome = (typeof appealOutcomes)[number];
export const sanctionKinds = ['silence', 'ban'] as const;
export type SanctionKind = (typeof sanctionKinds)[number];
export const maxReasonLength = 500;
const reason = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'content_blank'),
  v.maxLength(maxReasonLength, 'content_too_long'),
);
export const decisionSchema = v.strictObject({
  decision: v.picklist(decisions),
  /** Told to both sides. */
  reason,
  /** Of an appealed case, and of no other. */
  appeal: v.optional(v.picklist(appealOutcomes)),
  sanction: v.optional(
    v.nullable(
      v.strictObject({
        kind: v.picklist(sanctionKinds),
        /** Null: for good. */
        days: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365))),
      }),
    ),
    null,
  ),
});
export type NewDecision = v.InferOutput<typeof decisionSchema>;

export type CaseReport = { reason: ReportReason; note: string; about: 'text' | 'person'; at: string };
export type CaseDecision = {
  decision: (typeof decisions)[number];
  reason: string;
  sanction: { kind: SanctionKind; until: string | null } | null;
  /** Staff's e-mail; null once that account is gone. */
  by: string | null;
  at: string;
};
export type CaseCard = {
  id: string;
  state: CaseState;
  subject: 'post' | 'comment';
  excerpt: string;
  author: AuthorAnswer;
  /** What its words may call for: first in the queue. */
  concern: Concern | null;
  watchedWords: string[];
  reportCount: number;
  hidden: boolean;
  openedAt: string;
};
export type CaseListAnswer = {
  cases: CaseCard[];
  nextCursor: string | null;
  counts: Record<CaseState, number>;
};
export type CaseAnswer = CaseCard & {
  content: string;
  /** For a comment, the post it answers. */
  post: { id: string; content: string; author: AuthorAnswer };
  /** What stands around a comment: up to five before and after. */
  context: { id: string; content: string; author: AuthorAnswer; createdAt: string; isSubject: boolean }[];
  createdAt: string;
  editedAt: string | null;
  /** What it said before she edited it. */
  versions: { content: string; at: string }[];
  reports: CaseReport[];
  decisions: CaseDecision[];
  appeal: { text: string; at: string } | null;
  /** Of a text signed by name: what was decided about its author's signed texts before. Null for an anonymous one. */
  authorHistory: {
    removed: number;
    kept: number;
    sanction: { kind: SanctionKind; until: string | null } | null;
  } | null;
};

/** `flag`: shown, and put into the queue. `hold`: hidden until somebody has looked at it. */
export const watchedActions = ['flag', 'hold'] as const;
export const watchedWordSchema = v.strictObject({
  word: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.minLength(2), v.maxLength(60)),
  action: v.picklist(watchedActions),
});
export type WatchedWordAnswer = { word: string; action: (typeof watchedActions)[number]; addedAt: string };
export type WatchedWordsAnswer = { words: WatchedWordAnswer[] };

export const sanctionIdSchema = v.strictObject({ id });
export type SanctionAnswer = {
  id: string;
  kind: SanctionKind;
  reason: string;
  until: string | null;
  at: string;
  /** By name when the text was signed; null for the author of an anonymous one. */
  name: string | null;
  anonymous: boolean;
  /** Null once the text it was for is gone. */
  caseId: string | null;
};
export type SanctionsAnswer = { sanctions: SanctionAnswer[]; nextCursor: string | null };
