import { MessageCircle } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { TextMenu } from '../care/text-menu.tsx';
import { PostActions } from '../post-actions.tsx';
import { PostHead } from '../post-head.tsx';
import type { Owner } from '../query-keys.ts';
import type { SeenPost } from '../seen.ts';
import { QuickReactions } from './quick-reactions.tsx';

type Props = {
  post: SeenPost;
  owner: Owner;
  onEdit: () => void;
  onDelete: () => void;
  onHidden: () => void;
};

/** The post of a talk, whole, as she wrote it. */
export function TalkPost({ post, owner, onEdit, onDelete, onHidden }: Props) {
  const t = useTexts();
  const headingId = useId();
  return (
    <Card as="article" aria-labelledby={headingId} className="grid grid-cols-1 gap-3">
      <PostHead
        post={post}
        headingId={headingId}
        heading="h2"
        corner={
          <div className="-mt-1 -mr-2">
            <TextMenu
              owner={owner}
              subject={{ type: 'post', id: post.id }}
              author={post.author}
              mine={post.mine}
              onEdit={onEdit}
              onDelete={onDelete}
              onHidden={onHidden}
            />
          </div>
        }
      />
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{post.content}</p>
      <QuickReactions post={post} owner={owner} />
      <PostActions
        post={post}
        owner={owner}
        hasPhrases
        comments={
          <span className="inline-flex min-h-11 items-center gap-1.5 px-2.5 font-bold text-ink-soft text-small">
            <MessageCircle size={22} strokeWidth={1.75} aria-hidden />
            <span aria-hidden className="tabular-nums">
              {post.commentCount}
            </span>
            <span className="sr-only">{t('community.comments', { n: post.commentCount })}</span>
          </span>
        }
      />
    </Card>
  );
}
