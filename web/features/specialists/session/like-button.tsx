import { Heart } from 'lucide-react';
import { useTexts } from '#web/texts/use-texts.ts';
import { ToggleIcon } from '#web/ui/toggle-icon.tsx';
import type { Owner } from '../query-keys.ts';
import type { SeenSession } from '../seen.ts';
import { useCount } from '../use-count.ts';
import { useSessionActions } from '../use-session-actions.ts';

export function LikeButton({ session, owner }: { session: SeenSession; owner: Owner }) {
  const t = useTexts();
  const { toggleLike } = useSessionActions(owner);
  const { shown } = useCount()(session.likes);
  return (
    <button
      type="button"
      aria-pressed={session.userLiked}
      aria-label={t('specialists.like', { n: shown })}
      onClick={() => toggleLike(session)}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full px-2.5 font-bold text-ink-soft text-small transition-transform hover:bg-blush active:scale-95"
    >
      <ToggleIcon icon={Heart} isOn={session.userLiked} />
      <span className="tabular-nums">{shown}</span>
    </button>
  );
}
