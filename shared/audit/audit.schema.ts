import * as v from 'valibot';

/** Every act of staff that is written down. Each has a sentence in both languages (audit.action_…). */
export const auditActions = [
  'article_created',
  'article_saved',
  'article_published',
  'article_unpublished',
  'article_scheduled',
  'article_deleted',
  'article_restored',
  'article_purged',
  'image_uploaded',
  'audio_uploaded',
  'staff_added',
  'staff_removed',
  'waitlist_downloaded',
  'text_kept',
  'text_removed',
  'author_silenced',
  'author_banned',
  'sanction_lifted',
  'watched_word_set',
  'watched_word_removed',
  'specialist_created',
  'specialist_saved',
  'specialist_deleted',
  'specialist_restored',
  'specialist_available',
  'specialist_unavailable',
  'specialist_of_week',
  'specialist_not_of_week',
  'video_session_created',
  'video_session_saved',
  'video_session_moved',
  'video_session_cancelled',
  'video_session_live',
  'video_session_off_air',
  'video_session_ended',
  'video_session_deleted',
  'video_session_restored',
  'question_answered',
  'question_reopened',
  'question_removed',
  'question_restored',
  'subscriber_saved',
  'subscriber_removed',
  'subscribers_imported',
  'daily_created',
  'daily_saved',
  'daily_deleted',
  'daily_restored',
  'passkey_added',
  'passkey_removed',
  'passkey_refused',
] as const;
export type AuditAction = (typeof auditActions)[number];

export const auditQuerySchema = v.strictObject({
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
});

export type AuditEntryAnswer = {
  id: string;
  action: AuditAction;
  /** Who did it, by e-mail; null once that person's account is gone. */
  actor: string | null;
  /** What it was done to, in words: an article's title, an address. */
  subject: string;
  subjectId: string | null;
  at: string;
};
export type AuditAnswer = { entries: AuditEntryAnswer[]; nextCursor: string | null };
