/** Followed by whose they are, and by the span's two moments. */
export const rangeKey = ['sleep', 'range'] as const;
