import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { pathInLanguage } from '#shared/language/language.rules.ts';
import { paths } from '#shared/navigation/paths.ts';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptySock } from '#web/ui/illustrations/empty-sock.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';

export function NotFoundPage() {
  const t = useTexts();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const home = buttonClass({ size: 'large' });
  useLogOnce(pathInLanguage(path, useLanguage()));

  return (
    <>
      <DocumentTitle title={t('shell.notFound')} />
      <MessagePage
        picture={<EmptySock />}
        title={t('shell.notFound')}
        text={t('shell.notFoundText')}
        actions={
          path.startsWith(`${paths.home}/`) ? (
            <Link to={paths.home} activeOptions={{ exact: true }} className={home}>
              {t('shell.backHome')}
            </Link>
          ) : (
            <LandingLink className={home}>{t('shell.backHome')}</LandingLink>
          )
        }
      />
    </>
  );
}

/** The landing page is a document of its own, so this link leaves the app. */
function LandingLink(props: { className: string; children: string }) {
  return <a href={pathInLanguage(paths.landing, useLanguage())} {...props} />;
}

/** Whoever watches the console learns which address led nowhere, once per address. */
function useLogOnce(path: string): void {
  const logged = useRef<string>(undefined);
  useEffect(() => {
    if (logged.current === path) return;
    logged.current = path;
    console.error(`404: there is no page at ${path}`);
  }, [path]);
}
