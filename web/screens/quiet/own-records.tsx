import { Link } from '@tanstack/react-router';
import { CalendarX2, ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#shared/navigation/paths.ts';
import { cancelledRoutines } from '#shared/routines/routine-calendar.rules.ts';
import { DownloadMyData } from '#web/features/account/download-my-data.tsx';
import { fetchRoutines } from '#web/features/routines/routines.api.ts';
import { saveFile } from '#web/platform/device/save-file.ts';
import { useLocalTime } from '#web/platform/device/use-local-time.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast, toastFailure } from '#web/ui/toast-store.ts';

const records = [
  { path: paths.diary, text: 'quiet.records_diary' },
  { path: paths.nursingLog, text: 'quiet.records_nursing' },
  { path: paths.toolSleepDiary, text: 'quiet.records_sleep' },
  { path: paths.foodDiary, text: 'quiet.records_foods' },
  { path: paths.toolRoutine, text: 'quiet.records_routine' },
  { path: paths.readingList, text: 'quiet.records_saved' },
] as const;

/** What she recorded is named only once she asks for it, and each page still waits for her to open it. */
export function OwnRecords({ owner }: { owner: string | null }) {
  const t = useTexts();
  return (
    <details className="group rounded-card border border-line bg-card">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-3 rounded-card px-4 py-2 font-bold [&::-webkit-details-marker]:hidden">
        {t('quiet.records')}
        <ChevronDown
          size={20}
          strokeWidth={1.75}
          aria-hidden
          className="shrink-0 text-ink-soft group-open:rotate-180"
        />
      </summary>
      <div className="grid grid-cols-1 gap-3 px-4 pb-4">
        <p className="text-ink-soft">{t('quiet.recordsText')}</p>
        <ul className="-mx-2 grid">
          {records.map(({ path, text }) => (
            <li key={path}>
              <Link
                to={path}
                className="flex min-h-11 items-center justify-between gap-3 rounded-control px-2 hover:bg-blush"
              >
                {t(text)}
                <ChevronRight size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-soft" />
              </Link>
            </li>
          ))}
        </ul>
        {owner !== null && (
          <>
            <DownloadMyData>{t('quiet.download')}</DownloadMyData>
            <ClearCalendar />
          </>
        )}
      </div>
    </details>
  );
}

const patienceMs = 15_000;

/** Files she took to her calendar are out of our hands: one with the same names cancels them. Asked for at the tap alone. */
function ClearCalendar() {
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
