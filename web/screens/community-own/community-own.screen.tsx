import { Link } from '@tanstack/react-router';
import { paths } from '#shared/navigation/paths.ts';
import { useViewer } from '#web/features/access/use-viewer.ts';
import { SignInInvitation } from '#web/parts/sign-in-invitation.tsx';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Page } from '#web/ui/page.tsx';
import { WayBackWords, wayBackClass } from '#web/ui/way-back.tsx';
import { OwnParts } from './own-parts.tsx';

export default function CommunityOwnScreen() {
  const t = useTexts();
  const { data } = useViewer();
  // In a preview a session may wait for its second factor: it cannot be used yet.
  const viewer = data?.needsSecondFactor ? null : data;
  return (
    <Page
      title={t('communityCare.own')}
      header={
        <Link to={paths.community} activeOptions={{ exact: true }} className={wayBackClass}>
          <WayBackWords>{t('communityCare.back')}</WayBackWords>
        </Link>
      }
    >
      <DocumentTitle title={t('communityCare.own')} />
      {viewer === null && (
        <SignInInvitation title={t('communityCare.visitor')} text={t('communityCare.visitorText')} />
      )}
      {viewer && <OwnParts owner={viewer.id} />}
    </Page>
  );
}
