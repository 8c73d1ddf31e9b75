import type { CaseDecision } from '#shared/community/moderation.schema.ts';
import { formatMoment } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { CasePart } from './case-part.tsx';
import { useUntil } from './use-until.ts';

export function CaseDecisions({ decisions }: { decisions: CaseDecision[] }) {
  const t = useTexts();
  const language = useLanguage();
  const until = useUntil();
  if (decisions.length === 0) return null;
  return (
    <CasePart title={t('moderation.decisions')}>
      <ol className="grid">
        {decisions.map(({ decision, reason, sanction, by, at }) => (
          <li key={at} className="grid gap-1 border-line border-t py-3">
            <p className="font-bold">{t(decision === 'keep' ? 'moderation.kept' : 'moderation.removed')}</p>
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{reason}</p>
            {sanction && (
              <p>
                {t(`moderation.sanctionKind_${sanction.kind}`)}, {until(sanction.until)}
              </p>
            )}
            <p className="text-ink-soft text-small [overflow-wrap:anywhere]">
              {t('moderation.by', { who: by ?? t('moderation.someone'), when: formatMoment(at, language) })}
            </p>
          </li>
        ))}
      </ol>
    </CasePart>
  );
}
