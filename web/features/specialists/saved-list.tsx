import { Link } from '@tanstack/react-router';
import { paths } from '#shared/navigation/paths.ts';
import { useSignInHere } from '#web/parts/use-sign-in-here.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { EmptyBlanket } from '#web/ui/illustrations/empty-blanket.tsx';
import type { Owner } from './query-keys.ts';
import { QuotaCount } from './quota-count.tsx';
import { QuotaReached } from './session/save-button.tsx';
import { SessionCard } from './session/session-card.tsx';
import { SessionSkeleton } from './session-skeleton.tsx';
import { SessionsFailed } from './sessions-failed.tsx';
import { useOverview } from './use-overview.ts';
import { useSavedSessions } from './use-sessions.ts';

const fullId = 'library-full';

/** What she kept to watch again. */
export function SavedList({ owner }: { owner: Owner }) {
  const t = useTexts();
  const signIn = useSignInHere();
  const { query, sessions } = useSavedSessions(owner);
  const { quota } = useOverview(owner);
  if (!owner)
    return (
      <EmptyState
        picture={<EmptyBlanket />}
        title={t('specialists.signIn')}
        text={t('specialists.signInText')}
        action={<Button onClick={signIn}>{t('access.signIn')}</Button>}
      />
    );
  return (
    <div className="grid grid-cols-1 gap-4">
      {quota.isKnown && (
        <p className="font-bold">
          <QuotaCount quota={quota} />
        </p>
      )}
      {query.isPending && <SessionSkeleton count={2} />}
      {query.isError && !query.data && <SessionsFailed title={t('specialists.failed')} query={query} />}
      {query.data && sessions.length === 0 && (
        <EmptyState
          picture={<EmptyBlanket />}
          title={t('specialists.libraryEmpty')}
          text={t('specialists.libraryEmptyText')}
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
      )}
      <QuotaReached id={fullId} quota={quota} />
      <ul className="grid grid-cols-1 gap-4">
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionCard session={session} owner={owner} quota={quota} fullId={fullId} />
          </li>
        ))}
      </ul>
    </div>
  );
}
