import { Link } from '@tanstack/react-router';
import { paths } from '#shared/navigation/paths.ts';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptySock } from '#web/ui/illustrations/empty-sock.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';

/** Never existed, is not published, or no longer is: for her it is the same. */
export function ArticleMissing() {
  const t = useTexts();
  return (
    <>
      <DocumentTitle title={t('article.notFound')} />
      <MessagePage
        as="div"
        picture={<EmptySock />}
        title={t('article.notFound')}
        text={t('article.notFoundText')}
        actions={
          <Link to={paths.home} activeOptions={{ exact: true }} className={buttonClass({ size: 'large' })}>
            {t('shell.backHome')}
          </Link>
        }
      />
    </>
  );
}
