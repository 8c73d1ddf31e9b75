import { errorCodes } from '#shared/errors/error-codes.ts';
import type { useTexts } from '#web/texts/use-texts.ts';

/** Why the server would not take a photo. */
export function refusalWords(reason: string | null, t: ReturnType<typeof useTexts>): string {
  if (reason === 'too_many_photos') return t('photo.tooMany');
  if (reason === 'upload_unreadable' || reason === 'upload_empty') return t('photo.unreadable');
  const code = errorCodes.find((one) => one === reason);
  return t(`errors.${code ?? 'internal'}`);
}
