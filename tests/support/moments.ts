/** Whatever was done lies between two looks at the test's own clock, however slow the machine is. */
export type Moment = { after: number; before: number };

export async function momentOf(act: () => Promise<unknown>): Promise<Moment> {
  const after = Date.now();
  await act();
  return { after, before: Date.now() };
}

/** How far a number of seconds is from any that may have passed from one moment to the other. */
export function secondsOff(seconds: number, from: Moment, to: Moment): number {
  const least = Math.floor((to.after - from.before) / 1000);
  const most = Math.floor((to.before - from.after) / 1000);
  return Math.max(least - seconds, seconds - most, 0);
}
