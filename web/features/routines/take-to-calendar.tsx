import { CalendarPlus } from 'lucide-react';
import type { Routine } from '#shared/routines/routine.schema.ts';
import { routineCalendar } from '#shared/routines/routine-calendar.rules.ts';
import { saveFile } from '#web/platform/device/save-file.ts';
import { useLocalTime } from '#web/platform/device/use-local-time.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** The file is made on the phone: it needs no network. */
export function TakeToCalendar({ routine }: { routine: Routine }) {
  const t = useTexts();
  const language = useLanguage();
  const { today } = useLocalTime();

  function take(): void {
    const content = routineCalendar({ routine, firstDay: today, now: new Date(), language });
    saveFile(`${fileName(routine.name)}.ics`, content, 'text/calendar;charset=utf-8');
    toast({ title: t('routine.downloaded'), description: t('routine.downloadedText') });
  }

  return (
    <div className="grid grid-cols-1 gap-1">
      <Button
        variant="secondary"
        icon={<CalendarPlus size={20} strokeWidth={1.75} aria-hidden />}
        onClick={take}
      >
        {t('routine.download')}
      </Button>
      <p className="text-ink-soft text-small">{t('routine.downloadText')}</p>
    </div>
  );
}

/** 'Fim de dia calmo' is 'fim-de-dia-calmo': letters that every disk can hold. */
function fileName(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'colo';
}
