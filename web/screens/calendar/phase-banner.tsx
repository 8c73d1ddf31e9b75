import { highlightWeek } from '#shared/daily/daily.rules.ts';
import type { Profile } from '#shared/profile/profile.schema.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { ageOn } from '#web/features/baby/age-today.ts';
import { chapterSentence, phaseSentence } from '#web/features/baby/phase-sentences.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';

type Props = { profile: Profile | null; day: CalendarDate };

/** Where the baby is, or will be, on that day; and what its weeks are about. */
export function PhaseBanner({ profile, day }: Props) {
  const t = useTexts();
  const age = ageOn(profile, day);
  const highlight = age.kind === 'born' ? highlightWeek(age.guidanceWeeks) : undefined;
  return (
    <Card as="section" tone="sage" aria-label={t('calendar.phase')} className="grid grid-cols-1 gap-1">
      <p className="font-bold">{phaseSentence(age, t)}</p>
      <p className="font-serif">{chapterSentence(age, t)}</p>
      {age.kind === 'born' && highlight && (
        // Her baby's own week, as everywhere, not the one that the text was first written for.
        <p className="mt-1 text-small">
          <strong>{t('calendar.weekHighlight', { n: age.weeks })}</strong>
          <br />
          {t(`calendar.highlight${highlight}`)}
        </p>
      )}
    </Card>
  );
}
