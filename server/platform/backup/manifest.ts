import { createHmac } from 'node:crypto';
import * as v from 'valibot';

/** The last file of a backup: what it holds and how to know that all of it is there. Without it, it is no backup. */
export const manifestName = 'manifest.json';

const sha256 = v.pipe(v.string(), v.hash(['sha256']));

export const manifestSchema = v.object({
  format: v.literal(1),
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The last migration of the database, by its moment in the journal of migrations. */
  migration: v.pipe(v.number(), v.integer()),
  /** Says whether a place has the same SECRET, and nothing of what it is. */
  secretMark: v.nullable(sha256),
  /** Where media were kept. Those of an S3 store stay there. */
  media: v.picklist(['disk', 's3']),
  tables: v.array(
    v.object({
      name: v.string(),
      columns: v.array(v.string()),
      rows: v.pipe(v.number(), v.integer()),
      /** Of all rows, in whatever order. */
      digest: sha256,
    }),
  ),
  /** Every file of the archive but this one. */
  files: v.array(v.object({ name: v.string(), size: v.number(), sha256 })),
});

export type Manifest = v.InferOutput<typeof manifestSchema>;

export const secretMarkOf = (secret: string | undefined) =>
  secret ? createHmac('sha256', secret).update('colo backup').digest('hex') : null;
