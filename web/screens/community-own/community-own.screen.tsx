import { paths } from '#shared/navigation/paths.ts';
import { useViewer } from '#web/features/access/use-viewer.ts';
import { SignInInvitation } from '#web/parts/sign-in-invitation.tsx';
import { TitledPage } from '#web/parts/titled-page.tsx';
import { LinkBack } from '#web/parts/way-back.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { OwnParts } from './own-parts.tsx';

export default function CommunityOwnScreen() {
  const t = useTexts();
  const { data } = useViewer();
  // In a preview a session may wait for its second factor: it cannot be used yet.
  const viewer = data?.needsSecondFactor ? null : data;
  return (
    <TitledPage
      title={t('communityCare.own')}
      header={
        <LinkBack to={paths.community} activeOptions={{ exact: true }}>
          {t('communityCare.back')}
        </LinkBack>
      }
    >
      {viewer === null && (
        <SignInInvitation title={t('communityCare.visitor')} text={t('communityCare.visitorText')} />
      )}
      {viewer && <OwnParts owner={viewer.id} />}
    </TitledPage>
  );
}
