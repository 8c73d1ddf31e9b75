import type { ComponentType } from 'react';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { focusHeading } from '#web/platform/document/focus-heading.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ProgressDots } from '#web/ui/progress-dots.tsx';
import { AboutBabyFields } from '../fields/about-baby-fields.tsx';
import { AboutYouFields } from '../fields/about-you-fields.tsx';
import { InterestFields } from '../fields/interest-fields.tsx';
import { StyleFields } from '../fields/style-fields.tsx';
import { problemsIn } from '../problems-in.ts';
import type { FieldsProps } from '../profile-draft.ts';
import { today } from '../today.ts';
import { Consent } from './consent.tsx';
import type { Progress } from './progress.ts';
import { isStepValid, stepCount } from './steps.ts';
import { useFinish } from './use-finish.ts';

type Step = 1 | 2 | 3 | 4;

const fields: Record<Step, ComponentType<FieldsProps>> = {
  1: AboutYouFields,
  2: AboutBabyFields,
  3: InterestFields,
  4: StyleFields,
};

type Props = {
  owner: string | null;
  progress: Progress;
  onProgress: (progress: Progress) => void;
  onSkip: () => void;
  onDone: () => void;
};

export function Questionnaire({ owner, progress, onProgress, onSkip, onDone }: Props) {
  const t = useTexts();
  const { draft } = progress;
  const step = progress.step as Step;
  const problems = problemsIn(draft, today());
  const isValid = isStepValid(step, draft, problems);
  const { finish, isSaving } = useFinish(owner, onDone);
  const Fields = fields[step];
  const isLast = step === stepCount;
  const stepName = t('questionnaire.progress', { n: step, total: stepCount });

  function goTo(next: number): void {
    onProgress({ step: next, draft });
    window.scrollTo(0, 0);
    // After the step is on screen: she goes on from its heading.
    setTimeout(focusHeading);
  }

  function submit(): void {
    if (!isValid || isSaving) return;
    if (isLast) finish(draft);
    else goTo(step + 1);
  }

  return (
    <main className="mx-auto min-h-dvh max-w-lg px-4 pt-[max(1rem,env(safe-area-inset-top))]">
      <DocumentTitle title={t('questionnaire.pageTitle')} />
      <div className="flex min-h-11 items-center justify-between gap-3">
        <ProgressDots count={stepCount} current={step} label={stepName} />
        <Button variant="quiet" onClick={onSkip} disabled={isSaving} className="-mr-4 text-small">
          {t('questionnaire.skip')}
        </Button>
      </div>
      <p aria-hidden className="mt-2 text-ink-soft text-small">
        {stepName}
      </p>
      <h1 tabIndex={-1} className="font-serif text-title outline-none">
        {t(`questionnaire.step${step}`)}
      </h1>
      <p className="mt-1 mb-6 text-ink-soft">{t(`questionnaire.intro${step}`)}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Fields
          key={step}
          value={draft}
          problems={problems}
          onChange={(patch) => onProgress({ step, draft: { ...draft, ...patch } })}
        />
        {isLast && <Consent />}
        <div
          className={classNames(
            '-mx-4 mt-6 bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
            // The last step ends where it ends: what she agrees to is read before the button is reached.
            !isLast && 'sticky bottom-0 border-line border-t',
          )}
        >
          {!isValid && (
            <p id="step-needs" className="mb-2 text-ink-soft text-small">
              {t(`questionnaire.needs${step}`)}
            </p>
          )}
          <div className="flex gap-2">
            {step > 1 && (
              <Button variant="secondary" size="large" onClick={() => goTo(step - 1)} disabled={isSaving}>
                {t('questionnaire.back')}
              </Button>
            )}
            <Button
              type="submit"
              size="large"
              className="flex-1"
              disabled={!isValid}
              busy={isSaving}
              aria-describedby={isValid ? undefined : 'step-needs'}
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
    </main>
  );
}
