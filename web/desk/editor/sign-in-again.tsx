import { FactorStep } from '#web/features/access/second-factor/factor-step.tsx';
import { SignInCard } from '#web/features/access/sign-in-card.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';

/** Why the server does not take the writer's word at this moment. */
export type SignInProblem = 'signed-out' | 'second-factor';

export const signInAgainId = 'sign-in-again';

/** The session ended under her hands: she signs in on the spot, and the form below is as she left it. */
export function SignInAgain({ problem }: { problem: SignInProblem }) {
  const t = useTexts();
  return (
    <section
      id={signInAgainId}
      tabIndex={-1}
      aria-labelledby={`${signInAgainId}-title`}
      className="mx-auto mb-6 grid max-w-md gap-3"
    >
      <div role="alert">
        <h2 id={`${signInAgainId}-title`} className="font-bold text-heading">
          {t('editing.signInAgain')}
        </h2>
        <p className="text-ink-soft">{t('editing.signInAgainText')}</p>
      </div>
      {problem === 'signed-out' ? (
        <SignInCard />
      ) : (
        <Card className="grid gap-4 p-6">
          <FactorStep />
        </Card>
      )}
    </section>
  );
}

/** Typing is not interrupted by it: whoever is ready to sign in again is brought there. */
export function goToSignIn(): void {
  const section = document.getElementById(signInAgainId);
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}
