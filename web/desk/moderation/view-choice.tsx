import type { CaseState } from '#shared/community/moderation.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Chips } from '#web/ui/chips.tsx';
import { isCaseState, type ModerationView, views } from './moderation-view.ts';

type Props = {
  view: ModerationView;
  /** How many cases of each state there are, once that is known. */
  counts: Record<CaseState, number> | undefined;
  onChoose: (view: ModerationView) => void;
};

export function ViewChoice({ view, counts, onChoose }: Props) {
  const t = useTexts();
  const labelOf = (one: ModerationView) => {
    const label = t(`moderation.${one}`);
    return counts && isCaseState(one) ? t('moderation.counted', { label, n: counts[one] }) : label;
  };
  return (
    <Chips
      label={t('moderation.filters')}
      chips={views.map((one) => ({ id: one, label: labelOf(one) }))}
      selected={view}
      onSelect={(id) => onChoose(views.find((one) => one === id) ?? 'open')}
    />
  );
}
