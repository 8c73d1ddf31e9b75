import { liveOverrunMinutes, type SessionState } from './specialists.rules.ts';

const minute = 60_000;

/** What a video session's state is told from. Moments, never wall clocks: midnight and clock changes mean nothing here. */
export type SessionTimes = {
  startsAt: Date;
  durationMinutes: number;
  liveAt: Date | null;
  endedAt: Date | null;
  cancelledAt: Date | null;
};

/** When it is over if nobody says so: as planned, and somewhat later once it went live. */
export function overAt({ startsAt, durationMinutes, liveAt }: SessionTimes): Date {
  const overrun = liveAt ? liveOverrunMinutes : 0;
  return new Date(startsAt.getTime() + (durationMinutes + overrun) * minute);
}

export function sessionState(times: SessionTimes, now: Date): SessionState {
  if (times.cancelledAt) return 'cancelled';
  if (times.endedAt || now >= overAt(times)) return 'ended';
  return times.liveAt ? 'live' : 'scheduled';
}

/** A room or a stream: without either, whoever opens it while it is live finds nothing. */
export function hasSomewhereToBe(session: { meetingUrl: string | null; videoUrl: string | null }): boolean {
  return session.meetingUrl !== null || session.videoUrl !== null;
}

/** A replay is what there is to play of a session that is over. */
export function hasReplay(times: SessionTimes, videoUrl: string | null, now: Date): boolean {
  return videoUrl !== null && sessionState(times, now) === 'ended';
}
