import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MessageCircle } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { Matcher } from '#shared/search/sought.rules.ts';
import { MarkedText } from '#web/platform/search/marked-text.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { useAuthorName } from './author-face.tsx';
import { TextMenu } from './care/text-menu.tsx';
import { correctPost } from './correct-posts.ts';
import { PostActions } from './post-actions.tsx';
import { PostHead } from './post-head.tsx';
import { foundPreview, previewOf } from './preview.ts';
import type { Owner } from './query-keys.ts';
import type { SeenPost } from './seen.ts';
import { useDeletePost } from './use-delete-text.ts';

type Props = {
  post: SeenPost;
  owner: Owner;
  heading?: 'h2' | 'h3' | undefined;
  /** Undefined where the form for it is not at hand. */
  onEdit?: ((post: SeenPost) => void) | undefined;
  /** What was searched for, to be seen in it. */
  piecesOf?: Matcher | undefined;
  /** What else can be pressed, at its end. */
  foot?: ReactNode;
};

/** A post in a list. All of it opens the talk; what else can be pressed lies above. */
export function PostCard({ post, owner, heading = 'h3', onEdit, piecesOf, foot }: Props) {
  const t = useTexts();
  const nameOf = useAuthorName();
  const headingId = useId();
  const remove = useDeletePost();
  const client = useQueryClient();
  const preview = piecesOf ? foundPreview(post.content, piecesOf) : previewOf(post.content);
  return (
    <Card as="article" aria-labelledby={headingId} className="relative grid grid-cols-1 gap-3">
      <PostHead
        post={post}
        headingId={headingId}
        heading={heading}
        corner={
          <div className="relative z-1 -mt-1 -mr-2">
            <TextMenu
              owner={owner}
              subject={{ type: 'post', id: post.id }}
              author={post.author}
              mine={post.mine}
              onEdit={onEdit && (() => onEdit(post))}
              onDelete={() => remove(post)}
              onHidden={() => correctPost(client, post.id, () => null)}
            />
          </div>
        }
      />
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">
        {'pieces' in preview ? <MarkedText pieces={preview.pieces} /> : preview.text}
      </p>
      <PostActions
        post={post}
        owner={owner}
        comments={
          <Link
            to="/app/entre-maes/post/$postId"
            params={{ postId: post.id }}
            className="inline-flex min-h-11 min-w-11 items-center gap-1.5 rounded-full px-2.5 font-bold text-ink-soft text-small after:absolute after:inset-0 after:rounded-card"
          >
            <MessageCircle size={22} strokeWidth={1.75} aria-hidden />
            <span aria-hidden className="tabular-nums">
              {post.commentCount}
            </span>
            {preview.isCut && <span className="ml-1 underline">{t('community.readMore')}</span>}
            <span className="sr-only">
              {t('community.openTalk', {
                author: nameOf(post.author, 'post'),
                comments: t('community.comments', { n: post.commentCount }),
              })}
            </span>
          </Link>
        }
      />
      {foot && <div className="relative z-1">{foot}</div>}
    </Card>
  );
}
