import { Link, useParams, useRouter } from '@tanstack/react-router';
import { paths } from '#shared/navigation/paths.ts';
import { useOwner } from '#web/features/access/use-owner.ts';
import { FeedSkeleton } from '#web/features/community/feed-skeleton.tsx';
import { Talk } from '#web/features/community/talk/talk.tsx';
import { useTalk } from '#web/features/community/use-talk.ts';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import { TitledPage } from '#web/parts/titled-page.tsx';
import { WayBack } from '#web/parts/way-back.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { EmptyLamp } from '#web/ui/illustrations/empty-lamp.tsx';
import { BesideItsList } from './beside-its-list.tsx';

export default function CommunityTalkScreen() {
  const { postId } = useParams({ from: '/area/app/entre-maes/post/$postId' });
  // Another talk is another page: nothing typed in this one belongs to it.
  return <TalkPage key={postId} postId={postId} />;
}

function TalkPage({ postId }: { postId: string }) {
  const t = useTexts();
  const router = useRouter();
  const owner = useOwner();
  const talk = useTalk(owner, postId);
  const { post, query, isMissing, hasFailed } = talk;
  return (
    <TitledPage
      width="beside"
      title={t('community.talk')}
      header={<WayBack to={paths.community}>{t('community.back')}</WayBack>}
    >
      <BesideItsList owner={owner} postId={postId}>
        {isMissing && (
          <EmptyState
            picture={<EmptyLamp />}
            title={t('community.notFound')}
            text={t('community.notFoundText')}
            action={
              <Link to={paths.community} className={buttonClass({ variant: 'secondary' })}>
                {t('community.backToFeed')}
              </Link>
            }
          />
        )}
        {!isMissing && post && (
          <Talk
            // In a preview she may turn out to be signed in: then what she had begun here as herself is read.
            key={owner}
            owner={owner}
            post={post}
            talk={talk}
            onLeave={() => void router.navigate({ to: paths.community, replace: true })}
          />
        )}
        {!isMissing && !post && !hasFailed && <FeedSkeleton count={1} />}
        {!isMissing && !post && hasFailed && <LoadFailed title={t('community.talkFailed')} query={query} />}
      </BesideItsList>
    </TitledPage>
  );
}
