import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolder } from '#server/folders.ts';
import type { MediaStore } from '#server/platform/media/media-store.ts';
import type { Language } from '#shared/language/language.rules.ts';

const bucket = 'session-videos';

/** The one short film of our own that stands for every video of the demonstration. */
const files = [
  { from: 'amostra.mp4', name: 'amostra.mp4', type: 'video/mp4' },
  { from: 'amostra.pt.vtt', name: 'amostra-pt.vtt', type: 'text/vtt' },
  { from: 'amostra.en.vtt', name: 'amostra-en.vtt', type: 'text/vtt' },
] as const;

export const sampleVideo = `/media/${bucket}/amostra.mp4`;
export const sampleCaptions: Record<Language, string> = {
  pt: `/media/${bucket}/amostra-pt.vtt`,
  en: `/media/${bucket}/amostra-en.vtt`,
};

/** Puts it into the store, unless it lies there as it is. */
export async function storeSampleVideo(media: MediaStore): Promise<void> {
  for (const { from, name, type } of files) {
    const path = join(contentFolder, 'specialists', from);
    const { size } = await stat(path);
    if ((await media.describe(bucket, name))?.size === size) continue;
    await media.putFile(bucket, name, { path, size, contentType: type });
  }
}
