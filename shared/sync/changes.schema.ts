import * as v from 'valibot';

/** More than two phones do in a night; who missed more reads everything again. */
export const maxChangesTold = 200;

export const changesQuerySchema = v.strictObject({
  /** The `asOf` of the last answer; without it only what has just been done is told. */
  since: v.optional(v.pipe(v.string(), v.isoTimestamp('must be a moment'))),
});

/** What her devices did lately: no contents, only that there is something to read again. */
export type ChangesAnswer = {
  writes: { id: string; kind: string }[];
  /** There was more than this. */
  hasMore: boolean;
  asOf: string;
  /** The number of the newest change in each of her families: a larger one than a phone knows says that there is news. */
  families: Record<string, number>;
};
