import { useTexts } from '#web/texts/use-texts.ts';
import { Chips } from '#web/ui/chips.tsx';
import { type DailyView, dailyViews } from './daily-view.ts';

type Props = { view: DailyView; onChoose: (view: DailyView) => void };

export function ViewChoice({ view, onChoose }: Props) {
  const t = useTexts();
  return (
    <Chips
      label={t('dailyStaff.views')}
      chips={dailyViews.map((one) => ({ id: one, label: t(`dailyStaff.view_${one}`) }))}
      selected={view}
      onSelect={(id) => onChoose(dailyViews.find((one) => one === id) ?? 'list')}
    />
  );
}
