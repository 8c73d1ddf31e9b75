import type { SessionCategory } from '#shared/specialists/specialists.rules.ts';
import { SearchNotes } from '#web/platform/search/search-notes.tsx';
import { useMatcher } from '#web/platform/search/use-matcher.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { HeldHeart } from '#web/ui/illustrations/held-heart.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import type { Owner } from './query-keys.ts';
import { QuotaReached } from './session/save-button.tsx';
import { SessionCard } from './session/session-card.tsx';
import { SessionSkeleton } from './session-skeleton.tsx';
import { SessionsFailed } from './sessions-failed.tsx';
import type { SavedQuota } from './use-overview.ts';
import { useSessions } from './use-sessions.ts';

type Props = {
  owner: Owner;
  category: SessionCategory | undefined;
  term: string;
  /** The box says more than the term that is searched for: what stands here is about to change. */
  isBehind: boolean;
  quota: SavedQuota;
  /** The way out of a search or a category that has nothing. */
  onSeeAll: (() => void) | undefined;
  /** What she meant, put into the box. */
  onMeant: (term: string) => void;
};

const fullId = 'library-full';

/** 'Todas as Videocalls', or why there are none. */
export function SessionList({ owner, category, term, isBehind, quota, onSeeAll, onMeant }: Props) {
  const t = useTexts();
  const { query, sessions } = useSessions(owner, category, term);
  const searched = query.data?.pages[0]?.searched;
  const piecesOf = useMatcher(searched);
  const isOld = isBehind || query.isPlaceholderData;
  const isEmpty = query.data !== undefined && sessions.length === 0;
  return (
    <section
      aria-labelledby="all-sessions"
      aria-busy={isOld || query.isPending}
      className="grid grid-cols-1 gap-4"
    >
      <div>
        <h2 id="all-sessions" className="font-bold text-heading">
          {t('specialists.allSessions')}
        </h2>
        <div role="status">
          {isEmpty && (
            <EmptyState
              picture={<HeldHeart />}
              title={t(onSeeAll ? 'specialists.emptyFound' : 'specialists.empty')}
              text={t(onSeeAll ? 'specialists.emptyFoundText' : 'specialists.emptyText')}
              action={
                onSeeAll && (
                  <Button variant="secondary" onClick={onSeeAll}>
                    {t('specialists.seeAll')}
                  </Button>
                )
              }
            />
          )}
          {onSeeAll && !isEmpty && query.data && !query.hasNextPage && (
            <p className="text-ink-soft text-small">{t('specialists.found', { n: sessions.length })}</p>
          )}
        </div>
      </div>
      {searched && sessions.length > 0 && <SearchNotes {...searched} onMeant={onMeant} />}
      {query.isPending && <SessionSkeleton />}
      {query.isError && sessions.length === 0 && (
        <SessionsFailed title={t('specialists.failed')} query={query} />
      )}
      {sessions.length > 0 && <QuotaReached id={fullId} quota={quota} />}
      <ul className={classNames('grid grid-cols-1 gap-4 transition-opacity', isOld && 'opacity-60')}>
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionCard session={session} owner={owner} quota={quota} fullId={fullId} piecesOf={piecesOf} />
          </li>
        ))}
      </ul>
      <LoadMore list={query} label={t('specialists.more')} failed={t('specialists.moreFailed')} />
    </section>
  );
}
