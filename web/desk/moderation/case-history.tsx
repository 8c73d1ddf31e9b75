import type { CaseAnswer } from '#shared/community/moderation.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { CasePart } from './case-part.tsx';
import { useUntil } from './use-until.ts';

/** What was decided before about texts its author signed. An anonymous text has no author here. */
export function CaseHistory({ history }: { history: CaseAnswer['authorHistory'] }) {
  const t = useTexts();
  const until = useUntil();
  return (
    <CasePart title={t('moderation.history')}>
      <p>
        {history === null
          ? t('moderation.historyAnonymous')
          : history.removed + history.kept === 0
            ? t('moderation.historyNone')
            : t('moderation.historyCounts', { removed: history.removed, kept: history.kept })}
      </p>
      {history?.sanction && (
        <p>
          {history.sanction.kind === 'silence' && history.sanction.until === null
            ? t('moderation.sanctionNow_silenceForGood')
            : t(`moderation.sanctionNow_${history.sanction.kind}`, { until: until(history.sanction.until) })}
        </p>
      )}
    </CasePart>
  );
}
