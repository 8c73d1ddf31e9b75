import { CalendarX2 } from 'lucide-react';
import { useState } from 'react';
import { cancelledRoutines } from '#shared/routines/routine-calendar.rules.ts';
import { fetchRoutines } from '#web/features/routines/routines.api.ts';
import { saveFile } from '#web/platform/device/save-file.ts';
import { useLocalTime } from '#web/platform/device/use-local-time.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast, toastFailure } from '#web/ui/toast-store.ts';

const patienceMs = 15_000;

/** Files she took to her calendar are out of our hands: one with the same names cancels them. Asked for at the tap alone. */
export function ClearCalendar() {
  const t = useTexts();
  const language = useLanguage();
  const { today } = useLocalTime();
  const [isBusy, setBusy] = useState(false);

  async function clear(): Promise<void> {
    setBusy(true);
    try {
      const { routines } = await fetchRoutines(AbortSignal.timeout(patienceMs));
      if (routines.length === 0) toast({ title: t('quiet.clearCalendarNone') });
      else {
        const told = { routines, firstDay: today, now: new Date(), language, word: t('quiet.cancelled') };
        saveFile('colo.ics', cancelledRoutines(told), 'text/calendar;charset=utf-8');
      }
    } catch {
      toastFailure(t('quiet.clearCalendarFailed'));
    }
    setBusy(false);
  }

  return (
    <div className="grid gap-1">
      <Button
        variant="quiet"
        wide
        busy={isBusy}
        icon={<CalendarX2 size={20} strokeWidth={1.75} aria-hidden />}
        onClick={() => void clear()}
      >
        {t('quiet.clearCalendar')}
      </Button>
      <p className="text-ink-soft text-small">{t('quiet.clearCalendarText')}</p>
    </div>
  );
}
