import { buckets, type MediaStore } from '#server/platform/media/media-store.ts';
import { rangeAnswer } from '#server/platform/media/range-answer.ts';

const types: Record<string, string> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
};

/** A file of our own store, for a video that staff did not leave with somebody else. Undefined where there is none. */
export async function openOwn(
  media: MediaStore,
  address: string,
  asked: { range: string | undefined; isHead: boolean },
): Promise<Response | undefined> {
  const [, folder, name = '', extension = ''] =
    /^\/media\/([\w-]+)\/([\w-]+(?:\.[\w-]+)*\.(\w+))$/.exec(address) ?? [];
  const bucket = buckets.find((one) => one === folder);
  const type = types[extension];
  const file = bucket && type ? await media.describe(bucket, name) : undefined;
  if (!file || !bucket || !type) return undefined;
  return rangeAnswer(
    media,
    { bucket, name, size: file.size },
    { ...asked, headers: new Headers({ 'Content-Type': type }) },
  );
}
