import { type ComponentType, type FormEvent, useEffect, useRef } from 'react';
import { focusHeading } from '#web/platform/document/focus-heading.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ProgressDots } from '#web/ui/progress-dots.tsx';
import { AboutBabyFields } from '../fields/about-baby-fields.tsx';
import { AboutYouFields } from '../fields/about-you-fields.tsx';
import { InterestFields } from '../fields/interest-fields.tsx';
import { StyleFields } from '../fields/style-fields.tsx';
import { PrivacyLink } from '../privacy-link.tsx';
import { problemsIn } from '../problems-in.ts';
import { type FieldsProps, type ProfileDraft, withoutHiddenAnswers } from '../profile-draft.ts';
import { today } from '../today.ts';
import { stepCount } from './steps.ts';
import { useStepNeeds } from './use-step-needs.ts';

type Step = 1 | 2 | 3 | 4;

const fields: Record<Step, ComponentType<FieldsProps>> = {
  1: AboutYouFields,
  2: AboutBabyFields,
  3: InterestFields,
  4: StyleFields,
};

type Props = {
  step: number;
  answers: ProfileDraft;
  isSaving: boolean;
  /** The way out, in the words of whoever asks. */
  skip: { label: string; onSkip: () => void };
  /** Whether the buttons stay at the lower edge of the window: they cannot where the tab bar is. */
  hasStickyButtons: boolean;
  onTell: (patch: ProfileDraft) => void;
  onStep: (step: number) => void;
  onBack: () => void;
  onFinish: () => void;
};

export function Questionnaire(props: Props) {
  const { answers, isSaving, skip, hasStickyButtons, onTell, onStep, onBack, onFinish } = props;
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const step = props.step as Step;
  // What a later answer hides cannot hold her up.
  const problems = problemsIn(withoutHiddenAnswers(answers, today()), today());
  const needs = useStepNeeds(step, answers, problems);
  const Fields = fields[step];
  const isLast = step === stepCount;
  const stepName = t('questionnaire.progress', { n: step, total: stepCount });
  useHeadingOfEach(step);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isSaving) return;
    if (needs) leadTo(form.current?.querySelector(`[name="${needs.field}"]:not(:disabled)`));
    else if (isLast) onFinish();
    else onStep(step + 1);
  }

  return (
    <>
      <div className="flex min-h-11 items-center justify-between gap-3">
        <ProgressDots count={stepCount} current={step} label={stepName} />
        <Button variant="quiet" onClick={skip.onSkip} disabled={isSaving} className="-mr-4 text-small">
          {skip.label}
        </Button>
      </div>
      <p aria-hidden className="mt-2 text-ink-soft text-small">
        {stepName}
      </p>
      <h1 tabIndex={-1} className="font-serif text-title outline-none">
        {t(`questionnaire.step${step}`)}
      </h1>
      <p className="mt-1 mb-6 text-ink-soft">{t(`questionnaire.intro${step}`)}</p>
      <form ref={form} noValidate onSubmit={submit}>
        <Fields key={step} value={answers} problems={problems} onChange={onTell} />
        {isLast && <Consent />}
        <div
          className={classNames(
            '-mx-4 mt-6 bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
            // The last step ends where it ends: what she agrees to is read before the button is reached.
            hasStickyButtons && !isLast && 'sticky bottom-0 border-line border-t',
          )}
        >
          <p id="step-needs" role="status" className="text-ink-soft text-small not-empty:mb-2">
            {needs?.sentence}
          </p>
          <div className="flex gap-2">
            {step > 1 && (
              <Button variant="secondary" size="large" onClick={onBack} disabled={isSaving}>
                {t('questionnaire.back')}
              </Button>
            )}
            {/* Not `disabled`: who presses it too early is led to what is missing. */}
            <Button
              type="submit"
              size="large"
              className={classNames('flex-1', needs && 'opacity-50')}
              aria-disabled={needs ? true : undefined}
              busy={isSaving}
              aria-describedby={needs && 'step-needs'}
            >
              {isSaving
                ? t('questionnaire.saving')
                : isLast
                  ? t('questionnaire.finish')
                  : t('questionnaire.continue')}
            </Button>
          </div>
        </div>
      </form>
    </>
  );
}

function leadTo(field: HTMLElement | null | undefined): void {
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}

/** Another step, however she came to it, is gone on with from its heading. */
function useHeadingOfEach(step: number): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    focusHeading();
  }, [step]);
}

/** Said before she finishes, where it cannot be missed: what is kept, why, and that it stays hers. It asks for nothing. */
function Consent() {
  const t = useTexts();
  return (
    <Card tone="sage" className="mt-6 grid gap-1 text-sage-ink">
      <p>{t('questionnaire.consent')}</p>
      <PrivacyLink />
    </Card>
  );
}
