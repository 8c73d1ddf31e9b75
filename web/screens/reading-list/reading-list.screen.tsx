import { Link } from '@tanstack/react-router';
import { paths } from '#shared/navigation/paths.ts';
import { useViewer } from '#web/features/access/use-viewer.ts';
import { SignInInvitation } from '#web/parts/sign-in-invitation.tsx';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Page } from '#web/ui/page.tsx';
import { WayBackWords, wayBackClass } from '#web/ui/way-back.tsx';
import { SavedArticles } from './saved-articles.tsx';

export default function ReadingListScreen() {
  const t = useTexts();
  const { data } = useViewer();
  // In a preview a session may wait for its second factor: it cannot be used yet.
  const viewer = data?.needsSecondFactor ? null : data;
  return (
    <Page
      width="grid"
      title={t('library.readingList')}
      header={
        <Link to={paths.library} className={wayBackClass}>
          <WayBackWords>{t('library.backToLibrary')}</WayBackWords>
        </Link>
      }
    >
      <DocumentTitle title={t('library.readingList')} />
      {viewer === null ? (
        <SignInInvitation
          title={t('library.readingListVisitor')}
          text={t('library.readingListVisitorText')}
        />
      ) : (
        <SavedArticles viewerId={viewer?.id} />
      )}
    </Page>
  );
}
