/** Nothing asks the machine what time it is: it is told, so that three in the morning can be tested at noon. */
export type Clock = { now: () => Date };

export const systemClock: Clock = { now: () => new Date() };
