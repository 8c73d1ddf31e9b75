import { Eye, Radio } from 'lucide-react';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useSessionCategoryName } from '../categories.ts';
import type { SeenSession } from '../seen.ts';
import { useCount } from '../use-count.ts';

/** How it stands and what it is about, in a row above the title. */
export function SessionBadges({ session }: { session: SeenSession }) {
  const t = useTexts();
  const nameOf = useSessionCategoryName();
  const { isLive, isPremium, state, hasReplay } = session;
  return (
    <p className="flex flex-wrap items-center gap-2">
      {isLive && <LiveBadge session={session} />}
      {state === 'cancelled' && <Badge tone="quiet">{t('specialists.cancelled')}</Badge>}
      {state === 'ended' && (
        <Badge tone="quiet">{t(hasReplay ? 'specialists.replay' : 'specialists.ended')}</Badge>
      )}
      <Badge tone="sage">{nameOf(session.category)}</Badge>
      {isPremium && (
        <span className="quiet:hidden">
          <Badge tone="honey">{t('specialists.premium')}</Badge>
        </span>
      )}
    </p>
  );
}

function LiveBadge({ session: { viewers } }: { session: SeenSession }) {
  const t = useTexts();
  const count = useCount();
  return (
    <>
      <Badge tone="plum">
        <Radio size={14} aria-hidden />
        {t('specialists.live')}
      </Badge>
      <span className="inline-flex items-center gap-1 text-small">
        <Eye size={16} strokeWidth={1.75} aria-hidden />
        {t('specialists.viewers', count(viewers))}
      </span>
    </>
  );
}
