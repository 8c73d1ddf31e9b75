import { Link } from '@tanstack/react-router';
import { paths } from '#shared/navigation/paths.ts';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ThreeMothers } from '#web/ui/illustrations/three-mothers.tsx';
import { Page } from '#web/ui/page.tsx';

export default function CommunityScreen() {
  const t = useTexts();
  return (
    <Page title={t('community.title')}>
      <DocumentTitle title={t('community.title')} />
      <EmptyState
        picture={<ThreeMothers />}
        title={t('community.empty')}
        text={t('community.emptyText')}
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
