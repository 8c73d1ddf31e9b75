import { useEffect, useState } from 'react';
import type { Language } from '#shared/language/language.rules.ts';
import { useFirstNow } from '#web/platform/first-paint/use-first-now.ts';
import { formatAgo, formatDay, formatInstant, formatMoment } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** 'há 5 min' / '5 min. ago'; undefined for just now; a date once it is more than a week. */
export function timeSince(instant: string, now: number, language: Language): string | undefined {
  const passed = now - Date.parse(instant);
  if (passed < minute) return undefined;
  if (passed >= 7 * day) return dayOf(instant, now, language);
  if (passed < hour) return formatAgo(Math.floor(passed / minute), 'minute', language);
  if (passed < day) return formatAgo(Math.floor(passed / hour), 'hour', language);
  return formatAgo(Math.floor(passed / day), 'day', language);
}

/** The year only where it is another one. */
function dayOf(instant: string, now: number, language: Language): string {
  const [then, today] = [new Date(instant), new Date(now)];
  if (then.getFullYear() !== today.getFullYear()) return formatDay(instant, language);
  return formatInstant(instant, language, { day: 'numeric', month: 'short' });
}

export function RelativeTime({ instant }: { instant: string }) {
  const t = useTexts();
  const language = useLanguage();
  const [now, setNow] = useState(useFirstNow());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(ticking);
  }, []);
  return (
    <time dateTime={instant} title={formatMoment(instant, language)}>
      {timeSince(instant, now, language) ?? t('community.justNow')}
    </time>
  );
}
