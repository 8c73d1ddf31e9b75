import type { CaseAnswer } from '#shared/community/moderation.schema.ts';
import { formatMoment } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { CasePart } from './case-part.tsx';

/** Her side of it, in her words. */
export function CaseAppeal({ appeal }: { appeal: CaseAnswer['appeal'] }) {
  const t = useTexts();
  const language = useLanguage();
  if (!appeal) return null;
  return (
    <CasePart title={t('moderation.appeal')}>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{appeal.text}</p>
      <p className="text-ink-soft text-small">
        {t('moderation.appealAt', { when: formatMoment(appeal.at, language) })}
      </p>
    </CasePart>
  );
}
