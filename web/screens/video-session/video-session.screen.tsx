import { Link, useParams } from '@tanstack/react-router';
import { paths } from '#shared/navigation/paths.ts';
import { useOwner } from '#web/features/access/use-owner.ts';
import { BackToSpecialists } from '#web/features/specialists/back-to-specialists.tsx';
import { SessionPage } from '#web/features/specialists/session/session-page.tsx';
import { SessionSkeleton } from '#web/features/specialists/session-skeleton.tsx';
import { SessionsFailed } from '#web/features/specialists/sessions-failed.tsx';
import { useSession } from '#web/features/specialists/use-session.ts';
import { TitledPage } from '#web/parts/titled-page.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { EmptyLamp } from '#web/ui/illustrations/empty-lamp.tsx';

export default function VideoSessionScreen() {
  const { sessionId } = useParams({ from: '/area/app/chat/encontro/$sessionId' });
  // Another session is another page: nothing typed or played in this one belongs to it.
  return <OneSession key={sessionId} sessionId={sessionId} />;
}

function OneSession({ sessionId }: { sessionId: string }) {
  const t = useTexts();
  const owner = useOwner();
  const { query, session, specialist, isMissing, hasFailed } = useSession(owner, sessionId);
  const title = (!isMissing && session?.title) || t('specialists.session');
  return (
    <TitledPage title={title} header={<BackToSpecialists />}>
      {isMissing ? (
        <EmptyState
          picture={<EmptyLamp />}
          title={t('specialists.notFound')}
          text={t('specialists.notFoundText')}
          action={
            <Link
              to={paths.specialists}
              activeOptions={{ exact: true }}
              className={buttonClass({ variant: 'secondary' })}
            >
              {t('specialists.seeSessions')}
            </Link>
          }
        />
      ) : session ? (
        // In a preview she may turn out to be signed in: then what she had begun here as herself is read.
        <SessionPage key={owner} session={session} specialist={specialist} owner={owner} />
      ) : hasFailed ? (
        <SessionsFailed title={t('specialists.sessionFailed')} query={query} />
      ) : (
        <SessionSkeleton count={1} />
      )}
    </TitledPage>
  );
}
