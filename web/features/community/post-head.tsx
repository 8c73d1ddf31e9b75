import type { ReactNode } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { AuthorFace, useAuthorName } from './author-face.tsx';
import { useCategoryName } from './categories.ts';
import { RelativeTime } from './relative-time.tsx';
import type { SeenPost } from './seen.ts';
import { ComingNote, StandingMark } from './standing-mark.tsx';

type Props = {
  post: SeenPost;
  headingId: string;
  heading: 'h2' | 'h3';
  /** What stands in the corner: the menu. */
  corner?: ReactNode;
};

/** Who speaks, about what, since when, and what she hopes to read. */
export function PostHead({ post, headingId, heading: Heading, corner }: Props) {
  const t = useTexts();
  const nameOf = useAuthorName();
  const categoryName = useCategoryName();
  return (
    <header className="grid gap-2">
      <div className="flex items-start gap-3">
        <AuthorFace author={post.author} />
        <div className="min-w-0 flex-1">
          <Heading id={headingId} className="font-bold [overflow-wrap:anywhere]">
            {nameOf(post.author, 'post')}
            {post.mine && <span className="font-normal text-ink-soft"> · {t('community.youMark')}</span>}
          </Heading>
          <p className="text-ink-soft text-small">
            {categoryName(post.category)}
            {' · '}
            <RelativeTime instant={post.createdAt} />
            {post.edited && ` · ${t('community.edited')}`}
          </p>
        </div>
        {corner}
      </div>
      <p className="flex flex-wrap gap-2">
        {post.isRecent && <Badge tone="honey">{t('community.new')}</Badge>}
        <Badge tone="sage">{t(`community.need_${post.need}`)}</Badge>
        <StandingMark standing={post.standing} />
      </p>
      <ComingNote standing={post.standing} />
    </header>
  );
}
