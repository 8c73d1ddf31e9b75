import { type Slept, sleepDays } from '#shared/sleep/sleep-log.rules.ts';
import { addDays, type CalendarDate } from '#shared/time/calendar-date.ts';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { useRecordWords } from '../../record-words.ts';

type Props = { sleeps: readonly Slept[]; today: CalendarDate; dayStartHour: number };

/** What began on her day so far, and until there is a night of it the one before: counted, not judged. */
export function SleepToday({ sleeps, today, dayStartHour }: Props) {
  const t = useTexts();
  const words = useRecordWords();
  const [yesterday, day] = sleepDays([addDays(today, -1), today], sleeps, {
    timeZone: deviceTimeZone(),
    dayStartHour,
  });
  if (!day) return null;
  const lastNight = yesterday?.totals.night.seconds ?? 0;
  const { nap, night } = day.totals;
  const rows = [
    { key: 'nap', name: t('sleepDiary.todayNaps', { n: nap.times }), seconds: nap.seconds },
    { key: 'night', name: t('sleepDiary.todayNight'), seconds: night.seconds },
    { key: 'all', name: t('sleepDiary.todayTotal'), seconds: nap.seconds + night.seconds },
  ];
  return (
    <Card as="section" aria-labelledby="sleep-today" className="grid gap-2">
      <h2 id="sleep-today" className="text-heading font-bold">
        {t('sleepDiary.today')}
      </h2>
      {nap.times + night.times === 0 ? (
        <p className="text-ink-soft">{t('sleepDiary.todayEmpty')}</p>
      ) : (
        <>
          <dl className="grid grid-cols-3 gap-2 text-center">
            {rows.map(({ key, name, seconds }) => (
              <div
                key={key}
                className="flex flex-col-reverse justify-end rounded-control bg-topic-sleep px-1 py-2"
              >
                <dt className="text-small">{name}</dt>
                <dd className="whitespace-nowrap font-bold tabular-nums max-wide:text-small">
                  {words.duration(seconds)}
                </dd>
              </div>
            ))}
          </dl>
          <p className="text-small text-ink-soft">{t('sleepDiary.todayText')}</p>
        </>
      )}
      {night.times === 0 && lastNight > 0 && (
        <p className="text-small">{t('sleepDiary.lastNight', { time: words.duration(lastNight) })}</p>
      )}
    </Card>
  );
}
