import { type Mood, weeksOf } from '#shared/checkin/checkin.rules.ts';
import type { Checkin } from '#shared/checkin/checkin.schema.ts';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';
import { formatDate } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Section } from '#web/ui/section.tsx';

const weeksShown = 6;

/** One hue, deeper where the day was heavier: a shape to look back on, with no colour that judges. */
const tones: Record<Mood, string> = {
  'very-hard': 'bg-plum',
  hard: 'bg-plum/75',
  'so-so': 'bg-plum/50',
  good: 'bg-plum/35',
  'very-good': 'bg-plum/15',
};

/** Her last weeks, a dot for each day on which she said something. */
export function WeeksPicture({ checkins }: { checkins: readonly Checkin[] }) {
  const t = useTexts();
  const language = useLanguage();
  const weeks = weeksOf(checkins, { now: new Date(), timeZone: deviceTimeZone(), count: weeksShown });
  const day = (date: string, options: Intl.DateTimeFormatOptions) => formatDate(date, language, options);
  return (
    <Section title={t('checkin.weeks')} className="gap-2">
      <p className="text-small text-ink-soft">{t('checkin.weeksText')}</p>
      <table className="w-full max-w-80 table-fixed text-center text-small text-ink-soft">
        <thead>
          <tr>
            {weeks[0]?.map(({ day: date }) => (
              <th key={date} scope="col" abbr={day(date, { weekday: 'long' })} className="py-1 font-normal">
                {day(date, { weekday: 'narrow' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.day}>
              {week.map(({ day: date, moods }) => {
                const last = moods.at(-1);
                const said = moods.map((mood) => t(`checkin.mood_${mood}`)).join(', ');
                return (
                  <td key={date} className="py-1">
                    <span
                      aria-hidden
                      className={classNames(
                        'mx-auto block size-6 rounded-full',
                        last ? tones[last] : 'border border-line',
                      )}
                    />
                    <span className="sr-only">
                      {day(date, { day: 'numeric', month: 'long' })}: {said || t('checkin.nothingSaid')}
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
