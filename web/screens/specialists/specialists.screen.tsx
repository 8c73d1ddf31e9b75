import { Link } from '@tanstack/react-router';
import { paths } from '#shared/navigation/paths.ts';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { HeldHeart } from '#web/ui/illustrations/held-heart.tsx';
import { Page } from '#web/ui/page.tsx';

export default function SpecialistsScreen() {
  const t = useTexts();
  return (
    <Page title={t('specialists.title')}>
      <DocumentTitle title={t('specialists.title')} />
      <EmptyState
        picture={<HeldHeart />}
        title={t('specialists.empty')}
        text={t('specialists.emptyText')}
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
