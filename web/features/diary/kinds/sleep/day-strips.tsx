import { Link } from '@tanstack/react-router';
import { paths } from '#shared/navigation/paths.ts';
import type { SleepDay } from '#shared/sleep/sleep-log.rules.ts';
import { useIncrementalCount } from '#web/features/timer/use-incremental-count.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useRecordWords } from '../../record-words.ts';
import { DayStrip } from './day-strip.tsx';

type Props = { days: SleepDay[]; dayStartHour: number };

const quarters = [0, 6, 12, 18, 24];
const columns = 'grid grid-cols-[3.25rem_1fr_4.75rem] gap-x-2';

/** A lane a day, newest first as in the diary; one tap opens the day there. */
export function DayStrips({ days, dayStartHour }: Props) {
  const t = useTexts();
  const words = useRecordWords();
  const isWeek = days.length <= 7;
  const drawn = useIncrementalCount(days.length, isWeek ? 7 : 4);
  return (
    <div className="grid gap-2">
      <div aria-hidden className={`${columns} text-ink-soft text-tiny`}>
        <span />
        <p className="flex justify-between">
          {quarters.map((hour) => (
            <span key={hour}>{(hour + dayStartHour) % 24}h</span>
          ))}
        </p>
        <span />
      </div>
      <ul>
        {days
          .toReversed()
          .slice(0, drawn)
          .map((day) => {
            const { nap, night } = day.totals;
            const seconds = nap.seconds + night.seconds;
            return (
              <li key={day.day}>
                <Link
                  to={paths.toolSleepDiary}
                  search={{ dia: day.day }}
                  preload={false}
                  className={classNames(
                    columns,
                    'items-center rounded-control text-small hover:bg-blush',
                    isWeek ? 'h-12 py-1.5' : 'h-7 py-0.5',
                  )}
                >
                  <span className="whitespace-nowrap text-tiny">
                    <span className="sr-only">{t('sleepCalendar.openDay')} </span>
                    {words.shortDay(day.day)}
                  </span>{' '}
                  <DayStrip day={day} />
                  <span className="whitespace-nowrap text-right text-tiny tabular-nums">
                    {seconds > 0 ? words.duration(seconds) : <Nothing />}
                  </span>
                </Link>
              </li>
            );
          })}
      </ul>
      <p aria-hidden className="flex gap-4 text-small text-ink-soft">
        <span className="inline-flex items-center gap-1.5">
          <span className="h-4 w-3 bg-plum" /> {t('sleepCalendar.night')}
        </span>
        <span className="inline-flex items-end gap-1.5">
          <span className="mb-1 h-2 w-3 bg-sage" /> {t('sleepCalendar.naps')}
        </span>
      </p>
    </div>
  );
}

function Nothing() {
  const t = useTexts();
  return (
    <>
      <span aria-hidden>–</span>
      <span className="sr-only">{t('sleepCalendar.none')}</span>
    </>
  );
}
