import * as v from 'valibot';
import { type AuditKind, auditKinds } from './audit.rules.ts';

/** What staff changed. */
const acts = [
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
  'vaccine_schedule_saved',
  'staff_left',
  'staff_added_by_command',
  'staff_removed_by_command',
  'factors_forgotten_by_command',
  'sessions_ended_by_command',
] as const;

/** What staff saw: an address, or words that were not for everybody. */
const reads = [
  'cases_read',
  'case_read',
  'sanctions_read',
  'waitlist_read',
  'subscribers_read',
  'questions_read',
  'families_read',
  'feedback_read',
  'audit_read',
  'staff_listed_by_command',
] as const;
export type ReadAction = (typeof reads)[number];

/** What was done at the door of an account, by its owner or by somebody who would be her. */
const accesses = [
  'sign_in',
  'sign_in_failed',
  'new_device',
  'session_ended',
  'factor_added',
  'factor_removed',
  'recovery_codes_made',
  'recovery_code_used',
  'passkey_added',
  'passkey_removed',
  'passkey_refused',
  'data_exported',
  'family_deletion_asked',
  'family_deletion_taken_back',
  'consultation_link_made',
  'consultation_link_closed',
] as const;
export type AccessAction = (typeof accesses)[number];

/** Everything that is written down. Each has a sentence in both languages (audit.action_…). */
export const auditActions = [...acts, ...reads, ...accesses] as const;
export type AuditAction = (typeof auditActions)[number];

const kindsOfActions = new Map<AuditAction, AuditKind>([
  ...acts.map((action) => [action, 'act'] as const),
  ...reads.map((action) => [action, 'read'] as const),
  ...accesses.map((action) => [action, 'access'] as const),
]);
export const auditKindOf = (action: AuditAction): AuditKind => kindsOfActions.get(action) ?? 'act';

export const auditQuerySchema = v.strictObject({
  kind: v.optional(v.picklist(auditKinds), 'act'),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
});

export type AuditEntryAnswer = {
  id: string;
  action: AuditAction;
  /** Who did it, by e-mail as it was then. Null: nobody did, or the account was gone before addresses were kept. */
  actor: string | null;
  /** What it was done to, in words: an article's title, an address. */
  subject: string;
  subjectId: string | null;
  at: string;
};
export type AuditAnswer = { entries: AuditEntryAnswer[]; nextCursor: string | null };
