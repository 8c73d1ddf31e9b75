import { paths } from '#shared/navigation/paths.ts';
import { useSignedIn } from '#web/features/access/use-owner.ts';
import { SignInInvitation } from '#web/parts/sign-in-invitation.tsx';
import { TitledPage } from '#web/parts/titled-page.tsx';
import { LinkBack } from '#web/parts/way-back.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { SavedArticles } from './saved-articles.tsx';

export default function ReadingListScreen() {
  const t = useTexts();
  const viewer = useSignedIn();
  return (
    <TitledPage
      width="grid"
      title={t('library.readingList')}
      header={<LinkBack to={paths.library}>{t('library.backToLibrary')}</LinkBack>}
    >
      {viewer === null ? (
        <SignInInvitation
          title={t('library.readingListVisitor')}
          text={t('library.readingListVisitorText')}
        />
      ) : (
        <SavedArticles viewerId={viewer?.id} />
      )}
    </TitledPage>
  );
}
