import type { ReactNode } from 'react';
import type { ErrorCode } from '#shared/errors/error-codes.ts';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { ColoMark } from '#web/ui/illustrations/colo-mark.tsx';
import { SignInCard } from './sign-in-card.tsx';

type Props = {
  /** Why the link she followed did not let her in. */
  linkProblem: ErrorCode | undefined;
  footer: ReactNode;
};

export function SignInPage({ linkProblem, footer }: Props) {
  const t = useTexts();
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-md content-center gap-6 px-4 py-8">
      <DocumentTitle title={t('access.pageTitle')} />
      <div className="grid justify-items-center gap-2 text-center">
        <ColoMark className="size-14" />
        <h1 className="font-serif text-display">{t('access.title')}</h1>
      </div>
      <SignInCard
        problem={
          linkProblem && (
            <p role="status" className="rounded-control bg-blush p-3 text-ink">
              {t(`errors.${linkProblem}`)}
            </p>
          )
        }
      />
      {footer}
    </main>
  );
}
