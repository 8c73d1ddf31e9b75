import { Refusal } from '#server/platform/http/refusal.ts';
import { sessionState } from '#shared/specialists/session-state.rules.ts';
import type { SpecialistProblem, WatchAnswer } from '#shared/specialists/specialists.schema.ts';
import type { SessionRow } from '../specialists.table.ts';
import { isLockedFor, type Pass } from './pass.ts';

/** The door of a meeting opens a little before its time. */
const earlyMinutes = 10;

const withProblem = (problem: SpecialistProblem) => ({ fields: { session: problem } });

export const sessionGone = () =>
  new Refusal('not_found', 'There is no such session.', withProblem('session_gone'));
export const premiumOnly = () =>
  new Refusal('forbidden', 'This session is for the premium plan.', withProblem('premium_only'));
const nothingToShow = () => new Refusal('not_found', 'There is nothing to watch here now.');

export const streamAddress = (sessionId: string, which: 'video' | 'preview' | 'captions') =>
  `/api/specialists/sessions/${sessionId}/stream/${which}`;

/** By its name: HLS is a playlist, and anything else is one file. */
export const isPlaylistName = (address: string) => /\.m3u8$/i.test(address.split(/[?#]/, 1)[0] ?? '');

const kindOf = (address: string) => (isPlaylistName(address) ? 'hls' : 'mp4');

/** The video that may be seen at this moment by whoever has this pass: of the live session, or of the replay. */
export function videoOf(session: SessionRow, pass: Pass, now: Date): string | null {
  const state = sessionState(session, now);
  if (state === 'cancelled') throw sessionGone();
  if (isLockedFor(pass, session)) throw premiumOnly();
  return state === 'scheduled' ? null : session.videoUrl;
}

/** A preview is for everyone, premium or not. */
export function previewOf(session: SessionRow): string {
  if (session.cancelledAt) throw sessionGone();
  if (!session.previewUrl) throw nothingToShow();
  return session.previewUrl;
}

export function watchPreview(session: SessionRow): WatchAnswer {
  const kind = kindOf(previewOf(session));
  return { kind, address: streamAddress(session.id, 'preview'), captions: null, isPreview: true };
}

export function watch(session: SessionRow, pass: Pass, now: Date): WatchAnswer {
  const video = videoOf(session, pass, now);
  if (video) {
    return {
      kind: kindOf(video),
      address: streamAddress(session.id, 'video'),
      captions: session.captionsUrl && streamAddress(session.id, 'captions'),
      isPreview: false,
    };
  }
  const state = sessionState(session, now);
  if (state === 'live' && !session.meetingUrl) return { kind: 'soon' };
  const opens = session.startsAt.getTime() - earlyMinutes * 60_000;
  const isMeeting = state !== 'ended' && (session.liveAt || now.getTime() >= opens);
  if (!isMeeting || !session.meetingUrl) throw nothingToShow();
  return { kind: 'meeting', address: session.meetingUrl };
}
