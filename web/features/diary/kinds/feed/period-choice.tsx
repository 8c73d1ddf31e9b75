import { useTexts } from '#web/texts/use-texts.ts';
import { Chips } from '#web/ui/chips.tsx';
import { Field } from '#web/ui/field.tsx';
import { type OwnPeriod, type Period, periods } from './sheet-period.ts';

type Props = {
  period: Period;
  onPeriod: (period: Period) => void;
  own: OwnPeriod;
  onOwn: (own: OwnPeriod) => void;
  latest: string;
  problem: string | undefined;
};

export function PeriodChoice({ period, onPeriod, own, onOwn, latest, problem }: Props) {
  const t = useTexts();
  const label = (id: Period) => (id === 'own' ? t('nursingLog.periodOwn') : t(`nursingLog.period${id}`));
  return (
    <div className="grid grid-cols-1 gap-3">
      <Chips
        label={t('nursingLog.period')}
        chips={periods.map((id) => ({ id, label: label(id) }))}
        selected={period}
        onSelect={(id) => onPeriod(id as Period)}
      />
      {period === 'own' && (
        <div className="grid grid-cols-2 items-start gap-3">
          <Field
            type="date"
            label={t('nursingLog.from')}
            max={latest}
            value={own.from}
            error={problem}
            onChange={(event) => onOwn({ ...own, from: event.target.value })}
          />
          <Field
            type="date"
            label={t('nursingLog.to')}
            max={latest}
            value={own.to}
            onChange={(event) => onOwn({ ...own, to: event.target.value })}
          />
        </div>
      )}
    </div>
  );
}
