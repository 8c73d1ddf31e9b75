import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ProfileDraft } from '../profile-draft.ts';
import { isPlace, type Place } from './place.ts';
import { forgetProgress, keepProgress, keptProgress } from './progress.ts';

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

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Where she is in the first run, and how many entries of it lie before this one. */
    firstRun?: { place: Place; depth: number; owner: string | null } | undefined;
  }
}

/** A browser that has none of the entries it should have answers nothing: she is not kept waiting for it. */
const patienceMs = 500;

/**
 * Every slide and every step is an entry of the history at the same address, so that the browser's Back, and the
 * gesture that is Back on a phone, go one back instead of out, and a reload stays.
 */
function usePlace(owner: string | null, start: Place) {
  const { history } = useRouter();
  const [first] = useState(start);
  const held = useSyncExternalStore(
    history.subscribe,
    () => history.location.state.firstRun,
    () => undefined,
  );
  // The browser keeps it, so it may be of another release, or of the mother before her.
  const isHers = held !== undefined && isPlace(held.place) && held.owner === owner;
  const here = isHers ? held : { place: first, depth: 0, owner };

  const stateWith = (firstRun: typeof held) => ({ ...history.location.state, firstRun });
  function rewrite(firstRun: typeof held): void {
    history.replace(history.location.href, stateWith(firstRun));
    // At once: of two changes in one breath, the browser would only be told the second.
    history.flush();
  }

  function goTo(place: Place): void {
    // What Back comes to has to say where she was.
    if (!isHers) rewrite(here);
    history.push(history.location.href, stateWith({ place, depth: here.depth + 1, owner }));
  }

  /** The way that she came; or, when she came by a reload into the middle, the place that is named. */
  function goBack(place: Place): void {
    if (here.depth > 0) history.back();
    else rewrite({ place, depth: 0, owner });
  }

  /** Back to where it all began, and on: Back then leads out, not through steps that are over. */
  function leave(then: () => void): void {
    const stop = history.subscribe(arrive);
    const waiting = setTimeout(arrive, here.depth > 0 ? patienceMs : 0);
    function arrive(): void {
      stop();
      clearTimeout(waiting);
      rewrite(undefined);
      then();
    }
    if (here.depth > 0) history.go(-here.depth);
    else arrive();
  }

  return { place: here.place, goTo, goBack, leave };
}
