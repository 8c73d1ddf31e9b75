import { Pencil } from 'lucide-react';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { KeptMark } from '#web/ui/kept-mark.tsx';
import { useWhen } from '../../use-when.ts';
import type { MilkStocked } from './use-milk-stock.ts';

export type MilkActs = Record<'onUse' | 'onThaw' | 'onThrow' | 'onEdit', (stocked: MilkStocked) => void>;
type Props = { stocked: MilkStocked; isFirst?: boolean } & MilkActs;

/** One container: how much, where, since when and until when, and what can be done with it. */
export function MilkItem({ stocked, isFirst = false, onUse, onThaw, onThrow, onEdit }: Props) {
  const t = useTexts();
  const { container, left, state } = stocked;
  const { ml, place, thawedAt, label } = container.details;
  const amount = left < ml ? t('milk.leftOf', { left, ml }) : t('milk.ml', { ml });
  const where = t(`milk.place_${place}`);
  const which = <span className="sr-only">{`: ${amount}, ${where}`}</span>;
  const isPast = state === 'past';
  return (
    <Card as="li" tone={isFirst ? 'sage' : 'plain'} className="grid grid-cols-1 gap-3">
      <div className="flex items-start justify-between gap-3">
        <div className="grid min-w-0 gap-0.5">
          <p className="flex flex-wrap items-baseline gap-x-2 font-bold">
            <span className="text-heading tabular-nums">{amount}</span>
            <span>{[where, label].filter(Boolean).join(' · ')}</span>
            {container.kept !== 'synced' && (
              <KeptMark kept={container.kept}>
                {t(container.kept === 'phone' ? 'diary.onPhone' : 'diary.refused')}
              </KeptMark>
            )}
          </p>
          <Keeping stocked={stocked} />
        </div>
        <IconButton label={`${t('milk.edit')}: ${amount}, ${where}`} onClick={() => onEdit(stocked)}>
          <Pencil size={18} aria-hidden />
        </IconButton>
      </div>
      <div className="flex flex-wrap gap-2">
        {!isPast && (
          <Button variant={isFirst ? 'primary' : 'secondary'} onClick={() => onUse(stocked)}>
            {t('milk.use')}
            {which}
          </Button>
        )}
        {!isPast && place === 'freezer' && thawedAt === null && (
          <Button variant="secondary" onClick={() => onThaw(stocked)}>
            {t('milk.thaw')}
            {which}
          </Button>
        )}
        <Button variant={isPast ? 'secondary' : 'quiet'} onClick={() => onThrow(stocked)}>
          {t('milk.throwAway')}
          {which}
        </Button>
      </div>
    </Card>
  );
}

/** Since when, and until when; where no time is counted, what to do with it. */
function Keeping({ stocked: { container, until, state } }: { stocked: MilkStocked }) {
  const t = useTexts();
  const when = useWhen();
  const { thawedAt } = container.details;
  const isPast = state === 'past';
  const told = [t('milk.drawn', { when: when(container.startTime) })];
  if (until) told.push(t(isPast ? 'milk.untilWas' : 'milk.until', { when: when(until) }));
  else if (!isPast) told.push(thawedAt ? t('milk.thawedText', { when: when(thawedAt) }) : t('milk.roomText'));
  return told.map((each) => (
    <p key={each} className="text-small">
      {each}
    </p>
  ));
}
