import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { paths } from '#shared/navigation/paths.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Section } from '#web/ui/section.tsx';

const questions = ['1', '2', '3', '4'] as const;

/** A short answer here, and the long one in the library. */
export function FrequentQuestions() {
  const t = useTexts();
  return (
    <Section title={t('breastfeeding.questions')} className="gap-2">
      {questions.map((n) => (
        <details key={n} name="questions" className="group rounded-card border border-line bg-card">
          <summary className="flex min-h-13 list-none items-center justify-between gap-3 px-4 py-2 font-bold">
            {t(`breastfeeding.question${n}`)}
            <ChevronDown size={20} aria-hidden className="text-ink-soft group-open:rotate-180" />
          </summary>
          <div className="grid gap-1 px-4 pb-3">
            <p>{t(`breastfeeding.answer${n}`)}</p>
            <Link
              to={paths.library}
              search={{ q: t(`breastfeeding.search${n}`) }}
              aria-label={`${t('breastfeeding.readMore')}: ${t(`breastfeeding.question${n}`)}`}
              className="inline-flex min-h-11 items-center justify-self-start font-bold text-clay-ink underline underline-offset-4"
            >
              {t('breastfeeding.readMore')}
            </Link>
          </div>
        </details>
      ))}
      <p className="text-ink-soft text-small">{t('legal.notReviewed')}</p>
    </Section>
  );
}
