import type { ReactNode } from 'react';
import { defaultMinutes } from '#shared/daily/daily.rules.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { shortDay } from './day-words.ts';
import { TypeIcon } from './type-icon.tsx';

type Props = { day: CalendarDate; children?: ReactNode };

/** What stands for a day that brings nothing yet. */
export function DayInPreparation({ day, children }: Props) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <Card tone="blush" role="status" className="grid grid-cols-1 gap-1">
      <p className="text-ink-soft text-small first-letter:uppercase">{shortDay(day, language)}</p>
      <p className="font-bold">{t('home.inPreparation')}</p>
      <p className="flex items-center gap-2 text-ink-soft text-small">
        <TypeIcon type="article" size={18} />
        {t('home.type_article')} · {t('home.minutes', { n: defaultMinutes })}
      </p>
      {children}
    </Card>
  );
}
