import * as v from 'valibot';

/** Why a text or a person is reported. `sales` covers formula, bottles and teats too: the law forbids promoting them. */
export const reportReasons = [
  'unkind',
  'hate',
  'harm',
  'medical',
  'sales',
  'privacy',
  'spam',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];
export const maxReportNote = 500;

const id = v.pipe(v.string(), v.uuid('must be a uuid'));

/** A text; or its author, who is only ever named through something she wrote. */
const subject = v.strictObject({ type: v.picklist(['post', 'comment']), id });

export const reportSchema = v.strictObject({
  /** Made on the phone: sent twice, it is one report. */
  id,
  subject,
  /** `person`: how she behaves, rather than this one text. */
  about: v.picklist(['text', 'person']),
  reason: v.picklist(reportReasons),
  note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maxReportNote)), ''),
});
export type NewReport = v.InferOutput<typeof reportSchema>;

/**
 * `mute`: I no longer see her. `block`: nor does she see me. Both follow the face she showed: of a named mother they
 * cover what she signs with her name; of an anonymous voice, that voice in that talk. Otherwise a post that vanished
 * would tell who wrote it.
 */
export const distanceKinds = ['mute', 'block'] as const;
export type DistanceKind = (typeof distanceKinds)[number];
export const distanceSchema = v.strictObject({ id, kind: v.picklist(distanceKinds), subject });
export type NewDistance = v.InferOutput<typeof distanceSchema>;

export type DistanceAnswer = {
  id: string;
  kind: DistanceKind;
  /** A name as it is now (null: 'Mãe'); or the beginning of the talk in which an anonymous voice was. */
  of: { name: string | null } | { talk: string };
  since: string;
};
export type DistancesAnswer = { distances: DistanceAnswer[] };

/** What she may do here, and why not. */
export type StandingAnswer = {
  rulesAccepted: boolean;
  isNewAccount: boolean;
  /** `until` null: for good. */
  sanction: { kind: 'silence' | 'ban'; until: string | null; reason: string } | null;
  unreadNotices: number;
};

/** What staff decided about something she reported or wrote. */
export const noticeKinds = [
  'report_upheld',
  'report_dismissed',
  'text_hidden',
  'text_removed',
  'text_restored',
  'silenced',
  'banned',
  'sanction_lifted',
  'appeal_upheld',
  'appeal_dismissed',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];
export type NoticeAnswer = {
  id: string;
  kind: NoticeKind;
  /** Staff's reason, in their words. */
  reason: string;
  /** The beginning of the text it is about; null when it is about no text, or not hers to read. */
  excerpt: string | null;
  /** The talk, while it can be opened. */
  postId: string | null;
  until: string | null;
  at: string;
  read: boolean;
  /** The case to appeal against, when she may. */
  appealable: string | null;
};
export type NoticesAnswer = { notices: NoticeAnswer[]; nextCursor: string | null };

export const maxAppealLength = 1000;
export const appealSchema = v.strictObject({
  caseId: id,
  text: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'content_blank'),
    v.maxLength(maxAppealLength, 'content_too_long'),
  ),
});
