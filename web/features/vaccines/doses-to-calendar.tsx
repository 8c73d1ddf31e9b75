import { CalendarPlus } from 'lucide-react';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import type { VaccineSchedule } from '#shared/vaccines/schedule.schema.ts';
import { type DoseOfBaby, dueDays } from '#shared/vaccines/vaccine.rules.ts';
import { vaccineCalendar } from '#shared/vaccines/vaccine-calendar.rules.ts';
import { saveFile } from '#web/platform/device/save-file.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';

type Props = {
  schedule: VaccineSchedule;
  doses: readonly DoseOfBaby[];
  babyId: string;
  today: CalendarDate;
};

/** The days to come, for the calendar of her phone. The file is made here: it needs no network. */
export function DosesToCalendar({ schedule, doses, babyId, today }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const days = dueDays(doses, today);
  if (days.length === 0) return null;

  function take(): void {
    const content = vaccineCalendar({ schedule, days, babyId, now: new Date(), language });
    saveFile(`${t('vaccines.fileName')}.ics`, content, 'text/calendar;charset=utf-8');
    toast({ title: t('vaccines.downloaded'), description: t('vaccines.downloadedText') });
  }
  return (
    <div className="grid grid-cols-1 gap-1">
      <Button
        variant="secondary"
        icon={<CalendarPlus size={20} strokeWidth={1.75} aria-hidden />}
        onClick={take}
      >
        {t('vaccines.download')}
      </Button>
      <p className="text-ink-soft text-small">{t('vaccines.downloadText')}</p>
    </div>
  );
}
