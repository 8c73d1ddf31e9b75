import { type DaySeries, dayTotals, groupByDay } from '#shared/nursing/log.rules.ts';
import { addDays, type CalendarDate, daysBetween } from '#shared/time/calendar-date.ts';
import { dayOf, newestFirst } from '#shared/timer/log.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { DayPattern } from './pictures/day-pattern.tsx';
import { FeedsPerDay } from './pictures/feeds-per-day.tsx';
import { useFeedWords } from './use-feed-words.ts';
import type { FeedRecord } from './use-feeds.ts';

type Props = {
  first: CalendarDate;
  last: CalendarDate;
  /** With those of the evening before, which reach into the first day. */
  feeds: FeedRecord[];
  timeZone: string;
  dayStartHour: number;
};

/** What a paediatrician asks for, on one page: how many, how long, when, and what she noted. No verdict. */
export function ConsultationSheet({ first, last, feeds, timeZone, dayStartHour }: Props) {
  const t = useTexts();
  const words = useFeedWords();
  const byDay = new Map(groupByDay(feeds, timeZone, dayStartHour).map((group) => [group.day, group.feeds]));
  const days = Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));
  const series: DaySeries = days.map((day) => ({ day, ...dayTotals(byDay.get(day) ?? []) }));
  const counted = days.flatMap((day) => byDay.get(day) ?? []);
  const whole = dayTotals(counted);
  const recorded = series.filter(({ feeds: n }) => n > 0).length;
  const noted = counted.filter(({ notes }) => notes).sort((a, b) => newestFirst(b, a));
  return (
    <article className="grid grid-cols-1 gap-6">
      <section className="grid gap-1">
        <h2 className="text-heading font-bold">{t('nursingLog.summary')}</h2>
        <p>
          {words.day(first)} – {words.day(last)}
        </p>
        <p>
          {t('nursingLog.summaryFeeds', { n: whole.feeds })} {t('nursingLog.summaryDays', { n: recorded })}
        </p>
        {recorded > 0 && (
          <>
            <p>{t('nursingLog.averageFeeds', { n: words.number(whole.feeds / recorded) })}</p>
            <p>{t('nursingLog.perFeed', { time: words.duration(whole.seconds / whole.feeds) })}</p>
            <p>
              {t('nursingLog.left')}: {words.duration(whole.left)} · {t('nursingLog.right')}:{' '}
              {words.duration(whole.right)}
            </p>
          </>
        )}
      </section>
      <FeedsPerDay series={series} />
      <DayPattern days={days} feeds={feeds} timeZone={timeZone} dayStartHour={dayStartHour} />
      <section className="grid grid-cols-1 gap-2">
        <h2 className="text-heading font-bold">{t('nursingLog.totalsPerDay')}</h2>
        <table className="w-full text-left text-small tabular-nums">
          <thead>
            <tr>
              {(['day', 'feeds', 'left', 'right', 'total'] as const).map((name) => (
                <th key={name} scope="col" className="py-1 pr-2">
                  {t(`nursingLog.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {series
              .filter(({ feeds: n }) => n > 0)
              .map(({ day, feeds: n, left, right, seconds }) => (
                <tr key={day} className="border-line border-t">
                  <th scope="row" className="py-1 pr-2 font-normal">
                    {words.day(day)}
                  </th>
                  <td className="pr-2">{n}</td>
                  <td className="pr-2">{words.duration(left)}</td>
                  <td className="pr-2">{words.duration(right)}</td>
                  <td>{words.duration(seconds)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </section>
      {noted.length > 0 && (
        <section className="grid grid-cols-1 gap-2">
          <h2 className="text-heading font-bold">{t('nursingLog.noteHeading')}</h2>
          <ul className="grid gap-1 text-small">
            {noted.map(({ id, startTime, notes }) => (
              <li key={id} className="break-words whitespace-pre-line">
                <strong>
                  {words.shortDay(dayOf(startTime, timeZone))} {words.timeIn(startTime, timeZone)}
                </strong>{' '}
                {notes}
              </li>
            ))}
          </ul>
        </section>
      )}
      <footer className="text-small text-ink-soft">
        <p>{t('nursingLog.zone', { zone: timeZone })}</p>
        <p>{t('nursingLog.sheetFooter')}</p>
      </footer>
    </article>
  );
}
