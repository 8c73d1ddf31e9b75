import type { TextStanding } from '#shared/community/community.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';

/** Why only she sees a text of hers. */
export function StandingMark({ standing }: { standing: TextStanding }) {
  const t = useTexts();
  return standing === 'shown' ? null : <Badge tone="quiet">{t(`community.standing_${standing}`)}</Badge>;
}

/** What is on its way comes by itself: when, and why not at once. */
export function ComingNote({ standing }: { standing: TextStanding }) {
  const t = useTexts();
  return standing === 'coming' ? (
    <p className="text-ink-soft text-small">{t('community.comingText')}</p>
  ) : null;
}
