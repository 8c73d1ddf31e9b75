import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { paths } from '#shared/navigation/paths.ts';
import { fullAgeSentence } from '#web/features/baby/age-sentences.ts';
import { formatCalendarDay } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { SectionCard } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { SolidsGate } from './use-solids-gate.ts';

const readiness = ['sits', 'head', 'interest', 'tongue'] as const;

/** What her baby's age says about first foods. Once the time has come, it says nothing. */
export function SolidsGateCard({ gate }: { gate: SolidsGate }) {
  const t = useTexts();
  const language = useLanguage();
  switch (gate.kind) {
    case 'open':
      return null;
    case 'loading':
      return <Skeleton className="h-40 rounded-card" />;
    case 'unknown':
      return (
        <SectionCard title={t('bites.unknownTitle')} tone="blush" className="gap-2">
          <p>{t('bites.unknownText')}</p>
          <Link to={paths.profile} className={`justify-self-start ${buttonClass({ variant: 'secondary' })}`}>
            {t('bites.unknownAction')}
          </Link>
        </SectionCard>
      );
    case 'expected':
      return (
        <SectionCard title={t('bites.expectedTitle')} tone="blush" className="gap-2">
          <p>{t('bites.expectedText')}</p>
        </SectionCard>
      );
    case 'early':
      return (
        <SectionCard title={t('bites.earlyTitle')} tone="blush">
          <p>{t('bites.earlyText', { date: formatCalendarDay(gate.from, language) })}</p>
          {gate.age.corrected && (
            <p>
              <strong>{fullAgeSentence(gate.age, t)}</strong>
              <br />
              {t('bites.earlyCorrected')}
            </p>
          )}
          <p className="text-small">{t('bites.earlyOther')}</p>
          <Readiness />
        </SectionCard>
      );
  }
}

function Readiness() {
  const t = useTexts();
  return (
    <div className="grid grid-cols-1 gap-1">
      <h3 className="font-bold">{t('bites.readyTitle')}</h3>
      <ul className="grid grid-cols-1 gap-1">
        {readiness.map((sign) => (
          <li key={sign} className="flex gap-2">
            <Check size={20} aria-hidden className="mt-0.5 shrink-0 text-clay-ink" />
            {t(`bites.ready_${sign}`)}
          </li>
        ))}
      </ul>
      <p className="text-small">{t('bites.readyText')}</p>
    </div>
  );
}
