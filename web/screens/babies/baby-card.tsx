import { toldOf } from '#shared/family/family.rules.ts';
import type { BabyAnswer } from '#shared/family/family.schema.ts';
import { ageSentence } from '#web/features/baby/age-sentences.ts';
import { useAgeToday } from '#web/features/baby/age-today.ts';
import { chooseBaby } from '#web/features/family/choose-baby.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

type Props = {
  owner: string;
  baby: BabyAnswer;
  name: string;
  isShown: boolean;
  isOneOfSeveral: boolean;
  isRefused: boolean;
  /** Undefined where she may only look. */
  onEdit: (() => void) | undefined;
};

export function BabyCard({ owner, baby, name, isShown, isOneOfSeveral, isRefused, onEdit }: Props) {
  const t = useTexts();
  const age = useAgeToday({ ...toldOf(baby), quiet: null });
  return (
    <Card className="grid grid-cols-1 gap-3">
      <div className="flex items-center gap-3">
        <Avatar picture={baby.avatar ?? 'seed'} label="" size={56} />
        <div className="grid min-w-0 flex-1 justify-items-start gap-1">
          <p className="font-bold [overflow-wrap:anywhere]">{name}</p>
          <p className="text-ink-soft text-small">{ageSentence(age, t)}</p>
          {isOneOfSeveral && isShown && <Badge tone="sage">{t('babies.shown')}</Badge>}
          {isRefused && <p className="text-small">{t('babies.refused')}</p>}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {onEdit && (
          <Button variant="secondary" onClick={onEdit} aria-label={t('babies.edit', { name })}>
            {isRefused ? t('outbox.mend') : t('profile.edit')}
          </Button>
        )}
        {isOneOfSeveral && !isShown && (
          <Button variant="quiet" onClick={() => chooseBaby(owner, baby)}>
            {t('babies.show')}
          </Button>
        )}
      </div>
    </Card>
  );
}
