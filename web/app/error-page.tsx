import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { paths } from '#shared/navigation/paths.ts';
import { errorCodeOf } from '#web/platform/api/api-error.ts';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyLamp } from '#web/ui/illustrations/empty-lamp.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';

/** A page broke, or could not be fetched. Never a dead end: try again, or go home. */
export function ErrorPage(props: ErrorComponentProps) {
  return <ErrorMessage {...props} as="main" />;
}

/** The same inside the shell, whose tabs still stand. */
export function ErrorInShell(props: ErrorComponentProps) {
  return <ErrorMessage {...props} as="div" />;
}

function ErrorMessage({ error, reset, as }: ErrorComponentProps & { as: 'main' | 'div' }) {
  const t = useTexts();
  const router = useRouter();
  const isConnection = errorCodeOf(error) === 'unavailable';

  async function retry(): Promise<void> {
    await router.invalidate();
    reset();
  }

  return (
    <>
      <DocumentTitle title={t('shell.failed')} />
      <MessagePage
        as={as}
        picture={<EmptyLamp />}
        title={t('shell.failed')}
        text={isConnection ? t('errors.unavailable') : t('shell.failedText')}
        actions={
          <>
            <Button size="large" onClick={retry}>
              {t('shell.tryAgain')}
            </Button>
            <Link
              to={paths.home}
              activeOptions={{ exact: true }}
              className={buttonClass({ variant: 'secondary', size: 'large' })}
            >
              {t('shell.backHome')}
            </Link>
          </>
        }
      />
    </>
  );
}
