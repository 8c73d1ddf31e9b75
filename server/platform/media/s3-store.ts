import { createReadStream } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NotFound,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { s3Client } from '../s3/s3-client.ts';
import type { S3Settings } from '../s3/s3-settings.ts';
import type { MediaStore } from './media-store.ts';

export function s3Store(settings: S3Settings): MediaStore {
  const client = s3Client(settings);
  const at = (bucket: string, name: string) => ({ Bucket: settings.bucket, Key: `${bucket}/${name}` });
  const put: MediaStore['put'] = async (bucket, name, { body, size, contentType }) => {
    // The client never settles when its source breaks off, and the error goes uncaught: it sees only a shield.
    const broken = new AbortController();
    body.once('error', (error) => broken.abort(error));
    const command = new PutObjectCommand({
      ...at(bucket, name),
      Body: body.pipe(new PassThrough()),
      ContentLength: size,
      ContentType: contentType,
    });
    try {
      await client.send(command, { abortSignal: broken.signal });
    } finally {
      body.destroy();
    }
  };
  return {
    put,
    putFile: (bucket, name, { path, ...described }) =>
      put(bucket, name, { ...described, body: createReadStream(path) }),
    describe: async (bucket, name) => {
      try {
        const head = await client.send(new HeadObjectCommand(at(bucket, name)));
        return { size: head.ContentLength ?? 0, changedAt: head.LastModified ?? new Date(0) };
      } catch (error) {
        if (error instanceof NotFound) return undefined;
        throw error;
      }
    },
    read: async (bucket, name, range) => {
      const Range = range ? `bytes=${range.start}-${range.end}` : undefined;
      const { Body } = await client.send(new GetObjectCommand({ ...at(bucket, name), Range }));
      if (!(Body instanceof Readable)) throw new Error('The media store answered without a body');
      return Body;
    },
    remove: async (bucket, name) => {
      await client.send(new DeleteObjectCommand(at(bucket, name)));
    },
  };
}
