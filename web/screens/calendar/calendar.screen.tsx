import { Link } from '@tanstack/react-router';
import { paths } from '#shared/navigation/paths.ts';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SunAndMoon } from '#web/ui/illustrations/sun-and-moon.tsx';
import { Page } from '#web/ui/page.tsx';

export default function CalendarScreen() {
  const t = useTexts();
  return (
    <Page title={t('calendar.title')}>
      <DocumentTitle title={t('calendar.title')} />
      <EmptyState
        picture={<SunAndMoon />}
        title={t('calendar.empty')}
        text={t('calendar.emptyText')}
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
