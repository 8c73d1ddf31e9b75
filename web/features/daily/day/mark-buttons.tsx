import { Bookmark, Heart, MessageCircle } from 'lucide-react';
import type { DailyContentAnswer } from '#shared/daily/daily.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ToggleIcon } from '#web/ui/toggle-icon.tsx';
import type { Owner } from '../query-keys.ts';
import { useMarks } from '../use-marks.ts';
import { ShareContent } from './share-content.tsx';

type Props = {
  content: DailyContentAnswer;
  owner: Owner;
  /** Opens a talk about it. */
  onComment: () => void;
};

/** Like, comment, save and share. */
export function MarkButtons({ content, owner, onComment }: Props) {
  const t = useTexts();
  const { toggleLike, toggleSaved } = useMarks(owner, content);
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 border-line border-y py-1">
      <button
        type="button"
        aria-pressed={content.userLiked}
        aria-label={t('daily.like', { n: content.likes })}
        onClick={toggleLike}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full px-2.5 font-bold text-ink-soft text-small transition-transform hover:bg-blush active:scale-95"
      >
        <ToggleIcon icon={Heart} isOn={content.userLiked} />
        <span className="tabular-nums">{content.likes}</span>
      </button>
      <IconButton label={t('daily.comment')} onClick={onComment}>
        <MessageCircle size={22} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <IconButton label={t('daily.save')} aria-pressed={content.userSaved} onClick={toggleSaved}>
        <ToggleIcon icon={Bookmark} isOn={content.userSaved} />
      </IconButton>
      <ShareContent content={content} />
    </div>
  );
}
