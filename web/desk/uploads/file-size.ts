import type { Language } from '#shared/language/language.rules.ts';
import { maxAudioBytes, maxImageBytes, type UploadKind } from '#shared/uploads/uploads.schema.ts';
import { formatNumber } from '#web/platform/language/format.ts';

export const largest: Record<UploadKind, number> = { image: maxImageBytes, audio: maxAudioBytes };

const megabyte = 1024 * 1024;

/** '2,4 MB': rounded up, so that a file over the limit never seems to be just at it. */
export function sizeInWords(bytes: number, language: Language): string {
  const megabytes = Math.ceil((bytes / megabyte) * 10) / 10;
  return `${formatNumber(megabytes, language)} MB`;
}
