import { useNavigate, useSearch } from '@tanstack/react-router';
import { paths } from '#shared/navigation/paths.ts';
import { useSignedIn } from '#web/features/access/use-owner.ts';
import { Distances } from '#web/features/community/care/distances.tsx';
import { Notices } from '#web/features/community/care/notices.tsx';
import { OwnPosts } from '#web/features/community/care/own-posts.tsx';
import { useStanding } from '#web/features/community/care/use-standing.ts';
import { SignInInvitation } from '#web/parts/sign-in-invitation.tsx';
import { TitledPage } from '#web/parts/titled-page.tsx';
import { LinkBack } from '#web/parts/way-back.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Tabs } from '#web/ui/tabs.tsx';

export default function CommunityOwnScreen() {
  const t = useTexts();
  const viewer = useSignedIn();
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

/** What she saved, wrote and was told, and whom she keeps away; the address says which shows. */
function OwnParts({ owner }: { owner: string }) {
  const t = useTexts();
  const navigate = useNavigate();
  const { aba } = useSearch({ strict: false });
  const unread = useStanding(owner).data?.unreadNotices ?? 0;
  const notices = t('communityCare.notices');

  const parts = [
    {
      id: 'salvos',
      label: t('communityCare.saved'),
      content: <OwnPosts key="saved" which="saved" owner={owner} />,
    },
    {
      id: 'meus',
      label: t('communityCare.mine'),
      content: <OwnPosts key="mine" which="mine" owner={owner} />,
    },
    {
      id: 'avisos',
      label: unread > 0 ? `${notices} (${unread})` : notices,
      content: <Notices owner={owner} />,
    },
    {
      id: 'distancias',
      label: t('communityCare.distances'),
      content: <Distances owner={owner} />,
    },
  ];
  const selected = parts.find(({ id }) => id === aba) ?? parts[0];
  return (
    <Tabs
      label={t('communityCare.ownParts')}
      tabs={parts}
      selected={selected?.id ?? 'salvos'}
      onSelect={(id) =>
        // Turning a page of hers is not a step: Back leaves in one.
        navigate({ to: '.', search: id === 'salvos' ? {} : { aba: id }, replace: true, resetScroll: false })
      }
    />
  );
}
