import { errorCodeOf } from '#web/platform/api/api-error.ts';
import { useTexts } from './use-texts.ts';

/** Our sentence for what went wrong, or `otherwise` when the reason would mean nothing to her. */
export function useErrorSentence(): (error: unknown, otherwise?: string) => string {
  const t = useTexts();
  return (error, otherwise = t('errors.internal')) => {
    const code = errorCodeOf(error);
    return code === 'internal' ? otherwise : t(`errors.${code}`);
  };
}
