import { useState } from 'react';
import type { Profile } from '#shared/profile/profile.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { useAnswerWords } from '../fields/use-answer-words.ts';
import { useFieldLabel } from '../fields/use-field-label.ts';
import { PrivacyLink } from '../privacy-link.tsx';
import { draftOf, type ProfileDraft, type ProfileField } from '../profile-draft.ts';
import { type KeepOffer, withItsJourney } from './keep-offer.ts';

type Props = {
  copy: ProfileDraft;
  server: Profile | null;
  offer: KeepOffer;
  isSaving: boolean;
  onKeep: (chosen: ProfileDraft) => void;
  onDecline: () => void;
};

/** Nothing of her account is replaced unless she ticks it. */
export function KeepSheet({ copy, server, offer, isSaving, onKeep, onDecline }: Props) {
  const t = useTexts();
  const words = useAnswerWords();
  const [replaced, setReplaced] = useState<readonly ProfileField[]>([]);
  const labelOf = useFieldLabel();
  const label = (field: ProfileField) => labelOf(field, copy);
  const missing = Object.keys(offer.missing) as ProfileField[];
  const account = server ? draftOf(server) : {};

  function keep(): void {
    onKeep({ ...offer.missing, ...withItsJourney(replaced, copy) });
  }

  return (
    <Sheet
      open
      onClose={onDecline}
      title={t('questionnaire.keepTitle')}
      closeLabel={t('questionnaire.notNow')}
    >
      <div className="grid gap-4">
        <p>{t('questionnaire.keepText')}</p>
        {missing.length > 0 && (
          <section>
            <h3 className="font-bold">{t('questionnaire.keepNew')}</h3>
            <ul className="mt-1 grid gap-1 [overflow-wrap:anywhere]">
              {missing.map((field) => (
                <li key={field}>
                  {label(field)}: {words(field, copy)}
                </li>
              ))}
            </ul>
          </section>
        )}
        {offer.differing.length > 0 && (
          <fieldset className="min-w-0 [overflow-wrap:anywhere]">
            <legend className="font-bold">{t('questionnaire.keepDiffering')}</legend>
            {offer.differing.map((field) => (
              <Checkbox
                key={field}
                label={t('questionnaire.keepDifference', {
                  field: label(field),
                  here: words(field, copy),
                  there: words(field, account),
                })}
                checked={replaced.includes(field)}
                onChange={(isReplaced) =>
                  setReplaced(isReplaced ? [...replaced, field] : replaced.filter((other) => other !== field))
                }
              />
            ))}
          </fieldset>
        )}
        <div className="text-ink-soft text-small">
          <p>{t('questionnaire.keepConsent')}</p>
          <PrivacyLink />
        </div>
        <div className="grid gap-1">
          <Button
            size="large"
            wide
            busy={isSaving}
            disabled={missing.length + replaced.length === 0}
            onClick={keep}
          >
            {isSaving ? t('questionnaire.saving') : t('questionnaire.keep')}
          </Button>
          <Button variant="quiet" wide onClick={onDecline}>
            {t('questionnaire.notNow')}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
