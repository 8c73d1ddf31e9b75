import { Link } from '@tanstack/react-router';
import type { BabyAge } from '#shared/baby/baby-age.rules.ts';
import { highlightWeek, highlightWeeks } from '#shared/daily/daily.rules.ts';
import { paths } from '#shared/navigation/paths.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** The highlight of the baby's week; before birth the first, with a word about why. Without a date, none is hers. */
export function WeeklyHighlight({ age }: { age: BabyAge }) {
  const t = useTexts();
  if (age.kind === 'unknown') return age.question && <TellBirth />;
  const week = age.kind === 'born' ? highlightWeek(age.guidanceWeeks) : highlightWeeks[0];
  if (!week) return null;
  return (
    <Card as="section" aria-labelledby="highlight" className="grid grid-cols-1 gap-2">
      <h2 id="highlight" className="font-bold text-ink-soft text-small">
        {t('understanding.highlight')}
        {age.kind === 'born' && ` · ${t('understanding.highlightAge', { n: age.weeks })}`}
      </h2>
      <p className="font-bold text-heading">{t(`understanding.week${week}`)}</p>
      <p>{t(`understanding.week${week}Text`)}</p>
      {age.kind === 'expected' && <p className="text-ink-soft">{t('understanding.highlightExpected')}</p>}
    </Card>
  );
}

function TellBirth() {
  const t = useTexts();
  return (
    <Card as="section" aria-labelledby="highlight" className="grid grid-cols-1 gap-2">
      <h2 id="highlight" className="font-bold text-ink-soft text-small">
        {t('understanding.highlight')}
      </h2>
      <p>{t('understanding.highlightUnknown')}</p>
      <Link to={paths.profile} className={buttonClass({ variant: 'secondary' })}>
        {t('understanding.tellBirth')}
      </Link>
    </Card>
  );
}
