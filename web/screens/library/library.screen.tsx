import { Link } from '@tanstack/react-router';
import { paths } from '#shared/navigation/paths.ts';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Teacup } from '#web/ui/illustrations/teacup.tsx';
import { Page } from '#web/ui/page.tsx';

export default function LibraryScreen() {
  const t = useTexts();
  return (
    <Page title={t('library.title')}>
      <DocumentTitle title={t('library.title')} />
      <EmptyState
        picture={<Teacup />}
        title={t('library.empty')}
        text={t('library.emptyText')}
        action={
          <Link
            to={paths.home}
            activeOptions={{ exact: true }}
            className={buttonClass({ variant: 'secondary' })}
          >
            {t('shell.backHome')}
          </Link>
        }
      />
    </Page>
  );
}
