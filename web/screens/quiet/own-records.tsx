import { Link } from '@tanstack/react-router';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { paths } from '#shared/navigation/paths.ts';
import { DownloadMyData } from '#web/features/account/download-my-data.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { ClearCalendar } from './clear-calendar.tsx';

const records = [
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
