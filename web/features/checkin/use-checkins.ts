import type { Checkin } from '#shared/checkin/checkin.schema.ts';
import { useOwnAnswer } from '#web/platform/outbox/own-answer.ts';
import { myCheckins } from './checkin.outbox.ts';

export type SeenCheckin = Checkin & { kept: 'synced' | 'phone' | 'refused' };

/** What she said, newest first, with what waits on this phone. */
export function useCheckins(owner: string) {
  const { answer, waiting, ...state } = useOwnAnswer(myCheckins, owner);
  const seen = (checkin: Checkin): SeenCheckin => {
    const write = waiting.findLast(
      ({ kind, body }) => kind === 'checkin.put' && (body as Checkin).id === checkin.id,
    );
    return { ...checkin, kept: write ? (write.refused ? 'refused' : 'phone') : 'synced' };
  };
  return { ...state, hasAgreed: answer.hasAgreed, checkins: answer.checkins.map(seen) };
}
