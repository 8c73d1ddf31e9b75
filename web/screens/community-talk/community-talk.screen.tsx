import { Link, useParams, useRouter } from '@tanstack/react-router';
import { lazy } from 'react';
import { paths } from '#shared/navigation/paths.ts';
import { useOwner } from '#web/features/access/use-owner.ts';
import { FeedSkeleton } from '#web/features/community/feed-skeleton.tsx';
import { Talk } from '#web/features/community/talk/talk.tsx';
import { useTalk } from '#web/features/community/use-talk.ts';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import { TitledPage } from '#web/parts/titled-page.tsx';
import { WayBack } from '#web/parts/way-back.tsx';
import { retryLoad } from '#web/platform/device/retry-load.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { AfterFirstPaint } from '#web/ui/after-first-paint.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { EmptyLamp } from '#web/ui/illustrations/empty-lamp.tsx';
import { BesideItsList } from './beside-its-list.tsx';

// A talk does not wait for what may follow from it.
const AskDoctor = lazy(() => retryLoad(() => import('#web/features/diary/kinds/question/ask-doctor.tsx')));

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
          <div className="grid grid-cols-1 gap-6">
            <Talk
              // In a preview she may turn out to be signed in: then what she had begun here as herself is read.
              key={owner}
              owner={owner}
              post={post}
              talk={talk}
              onLeave={() => void router.navigate({ to: paths.community, replace: true })}
            />
            <AfterFirstPaint>
              <AskDoctor owner={owner} from={{ sort: 'talk', id: postId }} />
            </AfterFirstPaint>
          </div>
        )}
        {!isMissing && !post && !hasFailed && <FeedSkeleton count={1} />}
        {!isMissing && !post && hasFailed && <LoadFailed title={t('community.talkFailed')} query={query} />}
      </BesideItsList>
    </TitledPage>
  );
}
