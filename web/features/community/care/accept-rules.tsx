import { Check } from 'lucide-react';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import type { Owner } from '../query-keys.ts';
import { useAcceptRules } from './use-accept-rules.ts';
import { useStanding } from './use-standing.ts';

/** At the end of the rules: her agreement, or that it was given. */
export function AcceptRules({ owner }: { owner: Owner }) {
  const t = useTexts();
  const standing = useStanding(owner);
  const accept = useAcceptRules();
  if (!standing.data) return null;
  return (
    <div role="status">
      {standing.data.rulesAccepted ? (
        <Card tone="sage" className="flex items-center gap-3 text-ink">
          <Check size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-sage-ink" />
          {t('communityCare.accepted')}
        </Card>
      ) : (
        <Button size="large" wide busy={accept.isPending} onClick={() => accept.mutate()}>
          {t('communityCare.accept')}
        </Button>
      )}
    </div>
  );
}
