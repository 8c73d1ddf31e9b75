import type { VaccineSchedule } from '#shared/vaccines/schedule.schema.ts';
import type { DoseOfBaby } from '#shared/vaccines/vaccine.rules.ts';
import { doseName } from '#web/features/diary/kinds/vaccine/dose-words.ts';
import { Sheet } from '#web/parts/sheet.tsx';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';

type Props = {
  schedule: VaccineSchedule;
  /** Nothing while it is closed. */
  dose: DoseOfBaby | undefined;
  onClose: () => void;
  onToday: () => void;
  /** With a day, a place or a batch; or that it was not given. */
  onForm: (state: 'done' | 'skipped') => void;
};

/** What it is for, and the one tap that records it today. */
export function DoseSheet({ schedule, dose, onClose, ...acts }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const title = dose ? doseName(schedule, dose.dose, { t, language }) : '';
  return (
    <Sheet open={dose !== undefined} onClose={onClose} title={title}>
      {dose && <DoseActs schedule={schedule} dose={dose} {...acts} />}
    </Sheet>
  );
}

type Acts = Omit<Props, 'onClose'> & { dose: DoseOfBaby };

function DoseActs({ schedule, dose: { dose, unitDecides, state }, onToday, onForm }: Acts) {
  const t = useTexts();
  const language = useLanguage();
  const against = schedule.vaccines.find(({ key }) => key === dose.vaccine)?.against[language];
  return (
    <div className="grid grid-cols-1 gap-4">
      {against && <p>{t('vaccines.against', { against })}</p>}
      {dose.remark && <p>{dose.remark[language]}</p>}
      {(unitDecides || state === 'ask') && <p className="text-ink-soft">{t('vaccines.unitDecides')}</p>}
      <Button size="large" onClick={onToday}>
        {t('vaccines.takenToday')}
      </Button>
      <Button variant="secondary" size="large" onClick={() => onForm('done')}>
        {t('vaccines.takenOther')}
      </Button>
      <Button variant="quiet" onClick={() => onForm('skipped')}>
        {t('vaccines.notTaken')}
      </Button>
    </div>
  );
}
