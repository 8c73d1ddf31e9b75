import { Hono } from 'hono';
import * as v from 'valibot';
import { open } from '../http/access-level.ts';
import { Refusal } from '../http/refusal.ts';
import { validate } from '../http/validate.ts';
import { contentTypeOf } from './content-types.ts';
import { type MediaStore, publicBuckets } from './media-store.ts';
import { rangeAnswer } from './range-answer.ts';

const mediaAddress = v.strictObject({
  bucket: v.picklist(publicBuckets),
  name: v.pipe(v.string(), v.regex(/^[\w-]+\.(?<type>[a-z0-9]+)$/, 'is not the name of a media file')),
});

/** Public files with ranges, without which a phone cannot seek in an audio. */
export function mediaRoutes(media: MediaStore) {
  return new Hono().get('/:bucket/:name', open, validate('param', mediaAddress), async (c) => {
    const { bucket, name } = c.req.valid('param');
    const contentType = contentTypeOf(name);
    const file = contentType ? await media.describe(bucket, name) : undefined;
    if (!file || !contentType) throw new Refusal('not_found', 'There is no such file.');

    const headers = new Headers({
      'Content-Type': contentType,
      'Cache-Control': 'public, max-age=3600',
      'Last-Modified': file.changedAt.toUTCString(),
      ETag: `"${name}-${file.size}"`,
    });
    if (c.req.header('If-None-Match') === headers.get('ETag'))
      return new Response(null, { status: 304, headers });

    const asked = { range: c.req.header('Range'), isHead: c.req.method === 'HEAD' };
    return rangeAnswer(media, { bucket, name, size: file.size }, { ...asked, headers });
  });
}
