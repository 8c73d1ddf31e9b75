import { EyeOff, HeartHandshake } from 'lucide-react';
import type { CaseCard } from '#shared/community/moderation.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';

/** Why a text is here. A concern is marked calmly: it is a person, not an alarm. */
export function CaseMarks({ card }: { card: CaseCard }) {
  const t = useTexts();
  return (
    <p className="flex flex-wrap gap-1.5">
      {card.concern && (
        <Badge tone="plum">
          <HeartHandshake size={14} aria-hidden />
          {t(`moderation.concern_${card.concern}`)}
        </Badge>
      )}
      <Badge tone="quiet">{t(`moderation.${card.subject}`)}</Badge>
      {card.hidden && (
        <Badge tone="honey">
          <EyeOff size={14} aria-hidden />
          {t('moderation.hidden')}
        </Badge>
      )}
      {card.reportCount > 0 && (
        <Badge tone="sage">{t('moderation.reportCount', { n: card.reportCount })}</Badge>
      )}
      {card.watchedWords.length > 0 && (
        <Badge tone="sage">{t('moderation.watched', { words: card.watchedWords.join(', ') })}</Badge>
      )}
    </p>
  );
}
