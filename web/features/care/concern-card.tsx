import { Link } from '@tanstack/react-router';
import { HeartHandshake, Phone } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import type { Concern } from '#shared/care/concern.rules.ts';
import type { HelplineKind } from '#shared/care/helplines.ts';
import { type TriageId, triageSentence } from '#shared/care/triage.ts';
import { paths } from '#shared/navigation/paths.ts';
import type { ConcernCardProps } from '#web/platform/care/introduced-care.ts';
import { focusHeading } from '#web/platform/document/focus-heading.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Helplines } from './helplines.tsx';

/** Whom each card names, the first to call first. */
const people: Record<Concern, readonly HelplineKind[]> = {
  distress: ['life', 'emergency'],
  violence: ['violence', 'police', 'emergency'],
  'baby-emergency': ['emergency'],
  loss: ['life'],
};

/** One card per concern, each with its own words, people to call, and a way to have it gone at once. */
export function ConcernCard({ concern, isAfter, takesFocus, onHide }: ConcernCardProps) {
  const t = useTexts();
  const titleId = useId();
  const [before] = useState(() => document.activeElement);
  useEffect(() => {
    if (takesFocus) focusHeading(titleId);
  }, [takesFocus, titleId]);
  const Icon = concern === 'baby-emergency' ? Phone : HeartHandshake;
  return (
    <Card as="aside" tone="sage" aria-labelledby={titleId} className="mt-2 grid grid-cols-1 gap-3 text-ink">
      <div className="flex items-start justify-between gap-2">
        <h2 id={titleId} className="flex items-center gap-2 pt-2 font-bold text-heading">
          <Icon size={24} strokeWidth={1.75} aria-hidden className="shrink-0 text-sage-ink" />
          {t(isAfter ? `concern.${concern}AfterTitle` : `concern.${concern}Title`)}
        </h2>
        <Button
          variant="quiet"
          className="-mr-2 shrink-0"
          onClick={() => {
            onHide();
            // She goes on where she was writing.
            if (before instanceof HTMLElement) before.focus({ preventScroll: true });
          }}
        >
          {t('concern.hide')}
        </Button>
      </div>
      <p>{t(`concern.${concern}Text`)}</p>
      {concern === 'distress' && <p>{t('concern.distressNear')}</p>}
      <Helplines kinds={people[concern]} isDiscreet={concern === 'violence'} />
      {more[concern]}
    </Card>
  );
}

const more: Partial<Record<Concern, ReactNode>> = {
  distress: <ForTheBaby />,
  'baby-emergency': <EmergencySteps />,
  loss: <LossLinks />,
};

function ForTheBaby() {
  const t = useTexts();
  return <p className="text-small">{t('concern.distressBaby')}</p>;
}

/** Company to read, and the way to have Colo speak of the baby no more. */
function LossLinks() {
  const t = useTexts();
  return (
    <div className="grid gap-2">
      <Link
        to={paths.library}
        search={{ q: t('concern.lossTerm') }}
        className={buttonClass({ variant: 'secondary', wide: true })}
      >
        {t('concern.lossReading')}
      </Link>
      <Link to={paths.somethingChanged} className={buttonClass({ variant: 'secondary', wide: true })}>
        {t('concern.lossChange')}
      </Link>
    </div>
  );
}

/** What can be done by hand, by age; of the other signs whoever answers the call knows more. */
const rows: readonly TriageId[] = ['choking-baby', 'choking-child'];

/** What to do until help is there, in the words that articles and foods use too. */
function EmergencySteps() {
  const t = useTexts();
  const language = useLanguage();
  return (
    <div className="grid gap-1">
      <h3 className="font-bold">{t('concern.meanwhile')}</h3>
      <ul className="grid list-disc gap-1 pl-5 marker:text-sage-ink">
        {rows.map((id) => (
          <li key={id}>{triageSentence(id, language)}</li>
        ))}
      </ul>
    </div>
  );
}
