import type { UploadKind } from '#shared/uploads/uploads.schema.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { largest, sizeInWords } from './file-size.ts';

/** What can be told before a byte is sent. The server judges again, by what is in the file. */
export function useFileProblem(kind: UploadKind): (file: File) => string | undefined {
  const t = useTexts();
  const language = useLanguage();
  return (file) => {
    if (file.size === 0) return t('errors.upload_empty');
    // Some systems know no type for a file: then only the server can tell.
    if (file.type && !file.type.startsWith(`${kind}/`) && !isSoundInVideo(kind, file)) {
      return kind === 'image' ? t('uploads.notAnImage') : t('uploads.notAnAudio');
    }
    if (file.size > largest[kind]) {
      return t('uploads.tooLarge', {
        size: sizeInWords(file.size, language),
        limit: sizeInWords(largest[kind], language),
      });
    }
    return undefined;
  };
}

/** Recorders of phones name their sound after the container, which also holds films. */
function isSoundInVideo(kind: UploadKind, file: File): boolean {
  return kind === 'audio' && /^(video\/mp4|video\/ogg|application\/ogg)$/.test(file.type);
}
