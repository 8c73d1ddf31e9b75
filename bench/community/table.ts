/** One line of what is printed. Without a limit it is there for orientation. */
export type Figure = { name: string; value: string; limit?: string; missed?: boolean };

export const orientation = (name: string, value: string): Figure => ({ name, value });

/** A ratio that shall not be larger. */
export const atMost = (name: string, ratio: number, limit: number): Figure => ({
  name,
  value: `${ratio.toFixed(2)}x`,
  limit: `at most ${limit}x`,
  missed: !(ratio <= limit),
});

/** A ratio that shall not be smaller. */
export const atLeast = (name: string, ratio: number, limit: number): Figure => ({
  name,
  value: `${ratio.toFixed(2)}x`,
  limit: `at least ${limit}x`,
  missed: !(ratio >= limit),
});

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
