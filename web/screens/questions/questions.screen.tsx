import { useRouter } from '@tanstack/react-router';
import { paths } from '#shared/navigation/paths.ts';
import type { Profile } from '#shared/profile/profile.schema.ts';
import { useSignedIn } from '#web/features/access/use-owner.ts';
import { withoutDefaultName } from '#web/features/profile/default-profile.ts';
import { draftOf } from '#web/features/profile/profile-draft.ts';
import { Questionnaire } from '#web/features/profile/questionnaire/questionnaire.tsx';
import { useGoingThrough } from '#web/features/profile/questionnaire/use-going-through.ts';
import { today } from '#web/features/profile/today.ts';
import { type ProfileOwner, useProfile } from '#web/features/profile/use-profile.ts';
import { useSaveProfile } from '#web/features/profile/use-save-profile.ts';
import { withWeeksAtBirth } from '#web/features/profile/weeks-at-birth.ts';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The questionnaire once more, from the profile: with what is known filled in. */
export default function QuestionsScreen() {
  const t = useTexts();
  const viewer = useSignedIn();
  const { profile, isLoading } = useProfile(viewer);
  const isWaiting = profile === null && (viewer === undefined || isLoading);
  return (
    <div className="mx-auto max-w-lg px-4 pt-2 pb-[calc(var(--spacing-tab-bar)+env(safe-area-inset-bottom)+1.5rem)] wide:pb-12">
      <DocumentTitle title={t('questionnaire.pageTitle')} />
      {isWaiting ? (
        <Skeleton className="h-64" />
      ) : (
        <QuestionsAgain viewer={viewer ?? null} profile={profile} />
      )}
    </div>
  );
}

type Props = { viewer: ProfileOwner | null; profile: Profile | null };

/**
 * Her profile stays as it is until the last step is saved. Only what she changes here is kept on the way, so that going
 * on another day brings back nothing that she has changed elsewhere since.
 */
function QuestionsAgain({ viewer, profile }: Props) {
  const t = useTexts();
  const router = useRouter();
  const save = useSaveProfile(viewer);
  const { place, draft, tell, goTo, goBack, leave, end } = useGoingThrough(viewer?.id ?? null, (kept) =>
    kept && 'step' in kept ? kept : { step: 1 },
  );
  const step = 'step' in place ? place.step : 1;
  const known = profile ? withoutDefaultName(draftOf(profile)) : {};

  /** She came from there: the way back is no new entry of the history. */
  function toProfile(): void {
    if (router.history.canGoBack()) router.history.back();
    else void router.navigate({ to: paths.profile, replace: true });
  }

  function finish(): void {
    const told = { ...withWeeksAtBirth(draft, known, today()), onboardingCompleted: true };
    // What could not be saved stays as it was typed; the toast has said so.
    save.mutate(told, { onSuccess: () => end(toProfile) });
  }

  return (
    <Questionnaire
      step={step}
      answers={{ ...known, ...draft }}
      isSaving={save.isPending}
      skip={{ label: t('questionnaire.later'), onSkip: () => leave(toProfile) }}
      hasStickyButtons={false}
      onTell={tell}
      onStep={(next) => goTo({ step: next })}
      onBack={() => goBack({ step: step - 1 })}
      onFinish={finish}
    />
  );
}
