import { type ReactNode, useState } from 'react';
import type { Profile } from '#shared/profile/profile.schema.ts';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { defaultProfile, withoutDefaultName } from './default-profile.ts';
import { Intro } from './intro/intro.tsx';
import { keepLocalProfile, localOrigin, localProfile } from './local-profile.ts';
import { completeOnboarding } from './onboarding-flag.ts';
import { answeredFields, draftOf, type ProfileDraft } from './profile-draft.ts';
import { Questionnaire } from './questionnaire/questionnaire.tsx';
import { useFinish } from './questionnaire/use-finish.ts';
import { useGoingThrough } from './questionnaire/use-going-through.ts';

type Props = {
  owner: string | null;
  /** What her account already knows of her. */
  account: Profile | null;
  /** The app, for when it is complete and the page cannot be loaded again. */
  children: ReactNode;
};

/** The introduction, then the questionnaire: complete, skip, or start personalising. */
export default function FirstRun({ owner, account, children }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const [isOver, setOver] = useState(false);
  const [known] = useState(() => knownAnswers(owner, account));
  const { place, draft, tell, goTo, goBack, end } = useGoingThrough(owner, (kept) => kept ?? { slide: 1 });
  const answers = { ...known, ...draft };
  const { finish, isSaving } = useFinish(owner, () => complete(true));

  /** What she had told before she skipped stays on this device; it is sent nowhere. */
  function skip(): void {
    keepLocalProfile({ ...defaultProfile(language), ...answeredFields(answers) }, { owner });
    complete(false);
  }

  function complete(isAnswered: boolean): void {
    completeOnboarding({ owner, isAnswered });
    end(() => {
      // Without a connection the browser would answer the reload with its own error page.
      if (navigator.onLine) window.location.reload();
      else setOver(true);
    });
  }

  if (isOver) return children;
  if ('slide' in place) {
    const { slide } = place;
    return (
      <Intro
        slide={slide}
        onForward={() => goTo({ slide: slide + 1 })}
        onBack={() => goBack({ slide: slide - 1 })}
        onStart={() => goTo({ step: 1 })}
        onSkipAll={skip}
      />
    );
  }
  const { step } = place;
  return (
    <main className="mx-auto min-h-dvh max-w-lg px-4 pt-[max(1rem,env(safe-area-inset-top))]">
      <DocumentTitle title={t('questionnaire.pageTitle')} />
      <Questionnaire
        step={step}
        answers={answers}
        isSaving={isSaving}
        skip={{ label: t('questionnaire.skip'), onSkip: skip }}
        hasStickyButtons
        onTell={tell}
        onStep={(next) => goTo({ step: next })}
        onBack={() => goBack({ step: step - 1 })}
        onFinish={() => finish(answers)}
      />
    </main>
  );
}

/** Filled in for her: what a visitor told on this phone, unless somebody left it behind; and before it, what is hers. */
function knownAnswers(owner: string | null, account: Profile | null): ProfileDraft {
  const visitors = localOrigin().declinedBy === undefined ? localProfile(null) : null;
  const hers = account ? answeredFields(draftOf(account)) : {};
  return withoutDefaultName({ ...visitors, ...localProfile(owner), ...hers });
}
