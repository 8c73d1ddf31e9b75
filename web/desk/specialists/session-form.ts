import type { Language } from '#shared/language/language.rules.ts';
import type { AdminSession, SessionFields } from '#shared/specialists/session-admin.schema.ts';
import { type SessionCategory, sessionCategories } from '#shared/specialists/specialists.rules.ts';
import { houseMinute, instantOfHouseMinute } from './house-time.ts';
import type { Based } from './specialists-staff.api.ts';

const usualMinutes = 45;

/** A session as its form shows it: every field is a text, and its start is what the clock of the house shows. */
export type SessionForm = {
  title: string;
  description: string;
  language: Language;
  specialistId: string;
  category: SessionCategory;
  start: string;
  duration: string;
  isPremium: boolean;
  meetingUrl: string;
  videoUrl: string;
  previewUrl: string;
  captionsUrl: string;
  /** Of what the form was opened upon, kept with what is typed; empty for a new one. */
  updatedAt: string;
};

export function formOfSession(session: AdminSession | null, language: Language): SessionForm {
  return {
    title: session?.title ?? '',
    description: session?.description ?? '',
    language: session?.language ?? language,
    specialistId: session?.specialistId ?? '',
    category: session?.category ?? sessionCategories[0],
    start: session ? houseMinute(session.startsAt) : '',
    duration: String(session?.durationMinutes ?? usualMinutes),
    isPremium: session?.isPremium ?? false,
    meetingUrl: session?.meetingUrl ?? '',
    videoUrl: session?.videoUrl ?? '',
    previewUrl: session?.previewUrl ?? '',
    captionsUrl: session?.captionsUrl ?? '',
    updatedAt: session?.updatedAt ?? '',
  };
}

/**
 * A start that nobody touched stays the very moment it was: the field shows no seconds, and a session that lost its
 * seconds would count as moved, and be told so to all who wait for it.
 */
export function fieldsOfSession(
  { start, duration, updatedAt, ...form }: SessionForm,
  session: AdminSession | null,
): Based<SessionFields> {
  const isUntouched = session !== null && start === houseMinute(session.startsAt);
  const address = (text: string) => text.trim() || null;
  return {
    ...form,
    startsAt: isUntouched ? session.startsAt : (instantOfHouseMinute(start) ?? ''),
    durationMinutes: Math.round(Number(duration)),
    meetingUrl: address(form.meetingUrl),
    videoUrl: address(form.videoUrl),
    previewUrl: address(form.previewUrl),
    captionsUrl: address(form.captionsUrl),
    ...(session && { updatedAt }),
  };
}
