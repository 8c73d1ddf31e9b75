import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { addDays, type CalendarDate, weekdayOf } from '#shared/time/calendar-date.ts';
import { shortDay } from '#web/features/daily/day-words.ts';
import { today } from '#web/features/profile/today.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { ageOfWords, ageWords } from './age-words.ts';
import type { DailyForm } from './daily-form.ts';
import type { ShowingWish } from './daily-staff.api.ts';
import { showingQuery } from './staff-queries.ts';

type Props = { id: string | null; form: DailyForm };

/** Long enough that typing an age asks once. */
const pauseMs = 400;
const daysNamed = 3;

/** Before it is saved: on which days it will be seen, for babies who come to that age within a week. */
export function ShowingDays({ id, form }: Props) {
  const t = useTexts();
  const [from, to] = [ageOfWords(form.from), ageOfWords(form.to)];
  if (!form.published) return <p className="text-ink-soft">{t('dailyStaff.showingUnpublished')}</p>;
  if (!form.from.trim() || !form.to.trim())
    return <p className="text-ink-soft">{t('dailyStaff.showingWaiting')}</p>;
  if (from === undefined || to === undefined)
    return <p className="text-ink-soft">{t('dailyStaff.problem_not_an_age')}</p>;
  if (from > to)
    return (
      <p role="status" className="rounded-control bg-blush px-4 py-3">
        {t('dailyStaff.showingReversed', { from: form.from, to: form.to })}
      </p>
    );
  return <SettledShowing asked={{ piece: id, fromAge: from, toAge: to, type: form.contentType }} />;
}

function SettledShowing({ asked }: { asked: ShowingWish }) {
  const t = useTexts();
  const settled = useDebounced(asked);
  const showing = useQuery(showingQuery(settled));
  const isOld = JSON.stringify(settled) !== JSON.stringify(asked);
  if (showing.isError && !showing.data)
    return <p className="text-ink-soft">{t('dailyStaff.showingFailed')}</p>;
  if (!showing.data || isOld) return <p className="text-ink-soft">{t('dailyStaff.showingLooking')}</p>;
  const ages = showing.data.agesByBirthWeekday;
  const reached = ages.filter((found) => found.length > 0).length;
  const isAll = reached === ages.length;
  return (
    <div className="grid gap-3">
      <p role="status" className={isAll ? '' : 'rounded-control bg-blush px-4 py-3'}>
        {t(
          isAll ? 'dailyStaff.showingAll' : reached > 0 ? 'dailyStaff.showingSome' : 'dailyStaff.showingNone',
        )}
      </p>
      {reached > 0 && <Babies ages={ages} fromAge={settled.fromAge} />}
    </div>
  );
}

/** One baby for each weekday of birth: those who come to the first age today and in the six days after. */
function Babies({ ages, fromAge }: { ages: number[][]; fromAge: number }) {
  const t = useTexts();
  const language = useLanguage();
  const births = ages.map((_, day) => ({
    birth: addDays(today(), day - fromAge),
    isAhead: day > fromAge,
  }));
  return (
    <div className="grid gap-1">
      <p className="text-ink-soft text-small">{t('dailyStaff.showingExample')}</p>
      <ul aria-label={t('dailyStaff.showing')} className="grid gap-1">
        {births.map(({ birth, isAhead }) => (
          <li key={birth} className="grid gap-x-3 text-small wide:grid-cols-[16rem_1fr]">
            <span className="font-bold">
              {t(isAhead ? 'dailyStaff.showingDue' : 'dailyStaff.showingBorn', {
                day: shortDay(birth, language),
              })}
            </span>
            <span>{daysOf(birth)}</span>
          </li>
        ))}
      </ul>
    </div>
  );

  function daysOf(birth: CalendarDate): string {
    const shown = ages[weekdayOf(birth)] ?? [];
    if (shown.length === 0) return t('dailyStaff.showingNever');
    const named = shown
      .slice(0, daysNamed)
      .map((age) =>
        t('dailyStaff.showingOn', { day: shortDay(addDays(birth, age), language), age: ageWords(age, t) }),
      )
      .join('; ');
    const more = shown.length - daysNamed;
    return more > 0 ? t('dailyStaff.showingMore', { days: named, n: more }) : named;
  }
}

/** What was asked for, once it has not changed for a moment. */
function useDebounced(asked: ShowingWish): ShowingWish {
  const [settled, setSettled] = useState(asked);
  const key = JSON.stringify(asked);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(JSON.parse(key)), pauseMs);
    return () => clearTimeout(pause);
  }, [key]);
  return settled;
}
