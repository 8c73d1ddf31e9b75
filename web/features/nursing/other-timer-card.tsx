import type { Timer } from '#shared/nursing/nursing.schema.ts';
import { sideOf, startOf } from '#shared/nursing/timer.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useFeedWords } from './feed-words.ts';

type Props = { timer: Timer; isHere?: boolean; onJoin: () => void; onLeave?: (() => void) | undefined };

/** Two devices, two feeds: both are kept, and she says which one she wants to see here. */
export function OtherTimerCard({ timer, isHere = false, onJoin, onLeave }: Props) {
  const t = useTexts();
  const words = useFeedWords();
  const side = sideOf(timer);
  const time = words.time(+startOf(timer));
  return (
    <Card as="section" tone="sage" className="grid gap-2">
      <h2 className="font-bold">
        {timer.stoppedAt
          ? t('nursing.elsewhereStopped')
          : isHere
            ? t('nursing.elsewhereHere')
            : t('nursing.elsewhere')}
      </h2>
      <p className="text-small">
        {side === 'both'
          ? t('nursing.elsewhereBoth', { time })
          : t('nursing.elsewhereText', { time, side: words.sideInSentence(side) })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={onJoin}>
          {t('nursing.elsewhereJoin')}
        </Button>
        {onLeave && (
          <Button variant="quiet" onClick={onLeave}>
            {t('nursing.elsewhereKeep')}
          </Button>
        )}
      </div>
    </Card>
  );
}
