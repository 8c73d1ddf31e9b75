/** How many writes one request carries at most; a longer queue goes in several, in order. */
export const maxWritesPerSync = 500;
