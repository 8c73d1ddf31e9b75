import { UserRound } from 'lucide-react';
import type { Face } from '#shared/community/community.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { symbols } from './face-symbols.tsx';
import type { KnownAuthor } from './seen.ts';

const tones: Record<Face['tone'], string> = {
  green: 'text-sage-ink',
  orange: 'text-clay-ink',
  lilac: 'text-face-lilac',
  pink: 'text-face-pink',
  blue: 'text-face-blue',
  grey: 'text-ink-soft',
};

const round = 'inline-grid size-9 shrink-0 place-items-center rounded-full bg-topic-between-mothers';

/** By this a voice without a name is known again inside one talk. It is spoken too: 'lua lilás'. */
export function AuthorFace({ author }: { author: KnownAuthor }) {
  const spoken = useSpokenFace();
  if (!author.anonymous || 'untold' in author) {
    return (
      <span aria-hidden className={`${round} text-ink-soft`}>
        <UserRound size={20} strokeWidth={1.75} />
      </span>
    );
  }
  const Drawing = symbols[author.face.symbol];
  return (
    <span role="img" aria-label={spoken(author.face)} className={`${round} ${tones[author.face.tone]}`}>
      <Drawing size={20} strokeWidth={1.75} aria-hidden />
    </span>
  );
}

export function useSpokenFace(): (face: Face) => string {
  const t = useTexts();
  return ({ symbol, tone }) =>
    t('community.face', { symbol: t(`community.symbol_${symbol}`), tone: t(`community.tone_${tone}`) });
}

/** What she is called: on a post 'Mãe Anônima', on a comment 'Anônima', her name, or 'Mãe'. */
export function useAuthorName(): (author: KnownAuthor, on: 'post' | 'comment') => string {
  const t = useTexts();
  return (author, on) => {
    if (author.anonymous) return on === 'post' ? t('community.anonymousMother') : t('community.anonymous');
    return 'untold' in author ? t('community.you') : (author.name ?? t('community.mother'));
  };
}
