import type { AuditEntryAnswer } from '#shared/audit/audit.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';

/** Who did what, to what, in one sentence. */
export function useEntrySentence(): (entry: AuditEntryAnswer) => string {
  const t = useTexts();
  return ({ action, actor, subject }) => {
    // A scheduled article goes out by itself: there is nobody to name.
    if (action === 'article_published' && actor === null) return t('audit.wentOut', { what: subject });
    const isFile = action === 'image_uploaded' || action === 'audio_uploaded';
    const what = isFile ? subject.slice(subject.lastIndexOf('/') + 1) : subject;
    return t(`audit.action_${action}`, { who: actor ?? t('audit.someone'), what });
  };
}
