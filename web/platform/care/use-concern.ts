import { useEffect, useState } from 'react';
import type { Concern } from '#shared/care/concern.rules.ts';
import { retryLoad } from '../device/retry-load.ts';

/** She rests for a moment: while she types nothing listens. */
const restMs = 400;
/** Fewer letters call for nothing, and need not wake what listens. */
const fewestLetters = 3;

let arriving: Promise<typeof import('#shared/care/concern.ts')> | undefined;
/** What listens is heavy, so it comes when there is something to hear; once, however often it is asked for. */
const detector = () => {
  arriving ??= retryLoad(() => import('#shared/care/concern.ts'));
  return arriving;
};

/** What a text of hers calls for, found out on this phone: nothing of it is sent, kept or logged. */
export async function detectConcern(text: string): Promise<Concern | null> {
  const { concernIn } = await detector();
  return concernIn(text);
}

/** Offline what listens may not be here: nobody waits for it then. */
const patienceMs = 1000;

/** The same where something has to close after it. */
export function detectConcernInTime(text: string): Promise<Concern | null> {
  const tired = new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null));
  return Promise.race([detectConcern(text), tired]);
}

/** The same for a text that she is writing: when she rests, and the phone has nothing better to do. */
export function useConcern(text: string): Concern | null {
  const [found, setFound] = useState<Concern | null>(null);
  const isEnough = text.trim().length >= fewestLetters;
  useEffect(() => {
    if (!isEnough) return;
    let isCurrent = true;
    const rested = setTimeout(async () => {
      await detector();
      await idle();
      const concern = isCurrent ? await detectConcern(text) : null;
      if (isCurrent) setFound(concern);
    }, restMs);
    return () => {
      isCurrent = false;
      clearTimeout(rested);
    };
  }, [text, isEnough]);
  return isEnough ? found : null;
}

function idle(): Promise<unknown> {
  // Safari has no idle callback: there the rest before it has to do.
  if (typeof requestIdleCallback !== 'function') return Promise.resolve();
  return new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
}
