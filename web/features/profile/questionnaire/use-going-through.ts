import { useEffect, useRef, useState } from 'react';
import type { ProfileDraft } from '../profile-draft.ts';
import type { Place } from './place.ts';
import { forgetProgress, keepProgress, keptProgress } from './progress.ts';
import { usePlace } from './use-place.ts';

/** Going through slides and questions: where she is and what she told are kept with every tap, until it is over. */
export function useGoingThrough(owner: string | null, start: (kept: Place | undefined) => Place) {
  const [kept] = useState(() => keptProgress(owner));
  const [draft, setDraft] = useState<ProfileDraft>(kept?.draft ?? {});
  const { place, leave, ...ways } = usePlace(owner, start(kept?.place));
  const isLeaving = useRef(false);

  useEffect(() => {
    // On the way out she passes the first place again, and is not there.
    if (!isLeaving.current) keepProgress({ place, draft }, owner);
  }, [place, draft, owner]);

  /** For another time: she goes on from here. */
  function leaveFor(then: () => void): void {
    isLeaving.current = true;
    leave(then);
  }

  return {
    place,
    ...ways,
    leave: leaveFor,
    draft,
    tell: (patch: ProfileDraft) => setDraft({ ...draft, ...patch }),
    /** Done or skipped: nothing of it waits for another time. */
    end: (then: () => void) => {
      forgetProgress();
      leaveFor(then);
    },
  };
}
