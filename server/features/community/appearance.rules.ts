const minute = 60 * 1000;

/** Nothing else is seen of her so shortly before: what comes right behind each other would be known for one person's. */
export const apart = minute;

/** Whoever showed herself in this span before a text was written may be meant by it. */
export const crowdSpan = 10 * minute;
/** So many others hide her. */
export const crowd = 5;

const longest = { amongOthers: 10 * minute, alone: 60 * minute };
const putOff = 10 * minute;
/** What left her phone together has so nearly one moment. */
const breath = 5_000;

/**
 * When others see what was written without a name. Any moment of the span is as likely as any other, so that none of
 * those who showed themselves in it is likelier to have written it. `chance` is of [0, 1).
 */
export function whenToAppear(now: Date, others: number, chance: number): Date {
  const span = others < crowd ? longest.alone : longest.amongOthers;
  return new Date(now.getTime() + apart + chance * (span - apart));
}

/**
 * Since when nothing that she signed may have been seen: as long as the observer's window, but for the breath in which
 * she wrote it, of which the delay tells nothing. After an hour it waits no longer for her to be silent.
 */
export function silentSince(now: Date, written: Date): Date {
  const age = now.getTime() - written.getTime();
  const since = age > longest.alone ? apart : Math.max(apart, Math.min(crowdSpan, age - breath));
  return new Date(now.getTime() - since);
}

/** Its moment has come just when she is seen otherwise: later, and drawn as anew, or what was put off would show. */
export function whenInstead(now: Date, chance: number): Date {
  return new Date(now.getTime() + apart + chance * (putOff - apart));
}
