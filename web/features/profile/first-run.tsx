import { type ReactNode, useState } from 'react';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { defaultProfile, withoutDefaultName } from './default-profile.ts';
import { Intro } from './intro/intro.tsx';
import { completeOnboarding, keepLocalProfile, localProfile } from './local-profile.ts';
import { toldAnswers } from './profile-draft.ts';
import { forgetProgress, keepProgress, keptProgress } from './questionnaire/progress.ts';
import { Questionnaire } from './questionnaire/questionnaire.tsx';

type Props = {
  owner: string | null;
  /** The app, for when it is complete and the page cannot be loaded again. */
  children: ReactNode;
};

/** The introduction, then the questionnaire: complete, skip, or start personalising. */
export default function FirstRun({ owner, children }: Props) {
  const language = useLanguage();
  const [progress, setProgress] = useState(() => keptProgress(owner));
  const [isOver, setOver] = useState(false);

  function start(): void {
    const begun = { step: 1, draft: withoutDefaultName(localProfile(owner) ?? {}) };
    keepProgress(begun, owner);
    setProgress(begun);
  }

  /** What she had told before she skipped stays on this device; it is sent nowhere. */
  function skip(): void {
    keepLocalProfile({ ...defaultProfile(language), ...toldAnswers(progress?.draft ?? {}) }, { owner });
    finish();
  }

  function finish(): void {
    forgetProgress();
    completeOnboarding();
    // Without a connection the browser would answer the reload with its own error page.
    if (navigator.onLine) window.location.reload();
    else setOver(true);
  }

  if (isOver) return children;
  if (!progress) return <Intro onStart={start} onSkip={skip} />;
  return (
    <Questionnaire
      owner={owner}
      progress={progress}
      onProgress={(next) => {
        keepProgress(next, owner);
        setProgress(next);
      }}
      onSkip={skip}
      onDone={finish}
    />
  );
}
