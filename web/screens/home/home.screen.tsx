import { Link } from '@tanstack/react-router';
import { paths } from '#shared/navigation/paths.ts';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { WaitingArmchair } from '#web/ui/illustrations/waiting-armchair.tsx';
import { Page } from '#web/ui/page.tsx';

export default function HomeScreen() {
  const t = useTexts();
  return (
    <Page title={t('home.title')}>
      <DocumentTitle title={t('home.name')} />
      <EmptyState
        picture={<WaitingArmchair />}
        title={t('home.empty')}
        text={t('home.emptyText')}
        action={
          <Link to={paths.profile} activeOptions={{ exact: true }} className={buttonClass({ size: 'large' })}>
            {t('home.action')}
          </Link>
        }
      />
    </Page>
  );
}
