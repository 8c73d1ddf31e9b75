import type { EditingRowAnswer } from '#shared/editing/editing.schema.ts';
import { formatMoment } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { daysLeft } from './days-left.ts';

const tones = { draft: 'quiet', published: 'sage', scheduled: 'honey', trashed: 'quiet' } as const;

/** What readers have of it, and, where a date decides, when. */
export function StateBadge({ article }: { article: EditingRowAnswer }) {
  const t = useTexts();
  const language = useLanguage();
  const { state, publishAt, deletedAt } = article;
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft text-tiny">
      <Badge tone={tones[state]}>{t(`admin.${state}`)}</Badge>
      {state === 'scheduled' && publishAt && (
        <span>{t('admin.scheduledFor', { when: formatMoment(publishAt, language) })}</span>
      )}
      {state === 'trashed' && deletedAt && <span>{daysInWords(daysLeft(deletedAt, Date.now()))}</span>}
    </p>
  );

  function daysInWords(n: number): string {
    return n === 0 ? t('admin.lastDay') : t('admin.daysLeft', { n });
  }
}
