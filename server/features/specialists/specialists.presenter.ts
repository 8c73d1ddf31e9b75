import type { UserId } from '#server/features/access/viewer.ts';
import type { Language } from '#shared/language/language.rules.ts';
import { hasReplay, sessionState } from '#shared/specialists/session-state.rules.ts';
import type {
  MyQuestionAnswer,
  PictureAnswer,
  QuestionAnswer,
  SessionAnswer,
  SpecialistAnswer,
} from '#shared/specialists/specialists.schema.ts';
import type { MyQuestionRow, QuestionRow } from './questions.repository.ts';
import type { SessionListRow } from './session-rows.ts';
import type { SpecialistListRow } from './specialists.repository.ts';
import { isLockedFor, type Pass } from './stream/pass.ts';

/** A picture whose size nobody measured keeps a square place, so that the page does not jump. */
const unmeasured = 320;

type Photo = Pick<SpecialistListRow['specialist'], 'photoUrl' | 'photoWidth' | 'photoHeight' | 'photoWidths'>;

function presentPhoto(row: Photo): PictureAnswer | null {
  if (!row.photoUrl) return null;
  return {
    url: row.photoUrl,
    width: row.photoWidth ?? unmeasured,
    height: row.photoHeight ?? unmeasured,
    widths: row.photoWidths ?? [],
  };
}

const roleIn = (language: Language, { rolePt, roleEn }: { rolePt: string; roleEn: string }) =>
  language === 'en' ? roleEn : rolePt;

export function presentSpecialist(
  { specialist, availableNow }: SpecialistListRow,
  language: Language,
): SpecialistAnswer {
  const { bioPt, bioEn } = specialist;
  return {
    id: specialist.id,
    name: specialist.name,
    role: roleIn(language, specialist),
    // Where nobody wrote hers in this language, the other says more than nothing.
    bio: (language === 'en' ? (bioEn ?? bioPt) : (bioPt ?? bioEn)) ?? '',
    registrationNumber: specialist.registrationNumber,
    photo: presentPhoto(specialist),
    topics: specialist.topics,
    languages: specialist.languages,
    isSample: specialist.isSample,
    availableNow,
  };
}

type Reading = { language: Language; pass: Pass; now: Date };

/** Of the four addresses of a session none is told: only whether there is something behind them. */
export function presentSession(row: SessionListRow, { language, pass, now }: Reading): SessionAnswer {
  const { session, specialist } = row;
  const state = sessionState(session, now);
  return {
    id: session.id,
    title: session.title,
    description: session.description,
    language: session.language,
    specialist: {
      id: specialist.id,
      name: specialist.name,
      role: roleIn(language, specialist),
      photo: presentPhoto(specialist),
      isSample: specialist.isSample,
      topics: specialist.topics,
    },
    category: session.category,
    startsAt: session.startsAt.toISOString(),
    durationMinutes: session.durationMinutes,
    state,
    isLive: state === 'live',
    hasReplay: hasReplay(session, session.videoUrl, now),
    hasPreview: state !== 'cancelled' && session.previewUrl !== null,
    isScheduled: state === 'scheduled',
    isPremium: session.isPremium,
    views: session.views,
    likes: session.likes,
    viewers: row.viewers,
    userReminded: row.userReminded,
    userSaved: row.userSaved,
    userLiked: row.userLiked,
    isLocked: isLockedFor(pass, session),
    cancelReason: state === 'cancelled' ? session.cancelReason : null,
  };
}

/**
 * All that anyone, staff included, is ever told about an anonymous asker is that she is one. Where the session is locked
 * for who reads, the address of an answer is as well.
 */
export function presentQuestion(
  row: QuestionRow,
  viewer: UserId | undefined,
  { isLocked }: { isLocked: boolean },
): QuestionAnswer {
  return {
    id: row.id,
    content: row.content,
    author: row.isAnonymous ? { anonymous: true } : { anonymous: false, name: row.name?.trim() || null },
    mine: viewer !== undefined && row.userId === viewer,
    coming: viewer !== undefined && row.userId === viewer && row.appearsAt !== null,
    createdAt: row.createdAt.toISOString(),
    hearts: row.hearts,
    userHearted: row.userHearted,
    answered: row.answeredAt && {
      at: row.answeredAt.toISOString(),
      text: row.answerText,
      address: isLocked ? null : row.answerUrl,
    },
  };
}

/** Her own question, with whom and what it was about. */
export function presentMyQuestion(row: MyQuestionRow, viewer: UserId, pass: Pass): MyQuestionAnswer {
  return {
    ...presentQuestion(row, viewer, { isLocked: isLockedFor(pass, row) }),
    specialistId: row.specialistId,
    specialistName: row.specialistName,
    sessionId: row.sessionId,
    sessionTitle: row.sessionTitle,
  };
}
