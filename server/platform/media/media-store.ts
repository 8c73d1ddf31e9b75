import type { Readable } from 'node:stream';

/** Anyone may ask for these by address. */
export const publicBuckets = ['post-images', 'post-audio'] as const;
/** Videos of sessions and photos of families pass through their own routes, which know who may see them. */
export const buckets = [...publicBuckets, 'session-videos', 'family-photos'] as const;
export type Bucket = (typeof buckets)[number];

/** Bytes from `start` to `end`, both included, as in a Range header. */
export type ByteRange = { start: number; end: number };

export type MediaFile = { size: number; changedAt: Date };

type Described = { size: number; contentType: string };

/** Files by bucket and name, on this machine's disk or on any S3-compatible store. Names never change content. */
export type MediaStore = {
  put: (bucket: Bucket, name: string, file: Described & { body: Readable }) => Promise<void>;
  /** The same from a file of this machine: on a disk it is copied without passing through memory. */
  putFile: (bucket: Bucket, name: string, file: Described & { path: string }) => Promise<void>;
  describe: (bucket: Bucket, name: string) => Promise<MediaFile | undefined>;
  read: (bucket: Bucket, name: string, range?: ByteRange) => Promise<Readable>;
  remove: (bucket: Bucket, name: string) => Promise<void>;
};
