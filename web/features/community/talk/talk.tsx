import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { TryAgain } from '#web/parts/try-again.tsx';
import { useDraft } from '#web/platform/device/kept-draft.ts';
import { useFocusKept } from '#web/platform/document/use-focus-kept.ts';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PostEditor } from '../composer/post-editor.tsx';
import type { Owner } from '../query-keys.ts';
import type { SeenComment, SeenPost } from '../seen.ts';
import { useDeletePost } from '../use-delete-text.ts';
import type { useTalk } from '../use-talk.ts';
import { CommentBox } from './comment-box.tsx';
import { freshComment, isCommentDraft, usualAnonymity } from './comment-draft.ts';
import { CommentItem } from './comment-item.tsx';
import { TalkPost } from './talk-post.tsx';

type Props = {
  owner: Owner;
  post: SeenPost;
  talk: ReturnType<typeof useTalk>;
  /** The post is no longer to be seen here. */
  onLeave: () => void;
};

/** A post, what was answered, and the place to answer. */
export function Talk({ owner, post, talk, onLeave }: Props) {
  const t = useTexts();
  const remove = useDeletePost();
  const [isEditing, setEditing] = useState(false);
  const box = useDraft({
    kind: 'community',
    owner,
    place: post.id,
    looksRight: isCommentDraft,
    fresh: freshComment,
  });
  const field = useRef<HTMLTextAreaElement>(null);
  const { data, hasNextPage } = talk.query;
  const loaded = { comments: talk.comments, isWhole: data !== undefined && !hasNextPage };

  // A link to the answer box opens the talk there: the box comes later than the page.
  const isAnswering = useLocation({ select: ({ hash }) => hash === 'comment-box' });
  useEffect(() => {
    if (!isAnswering) return;
    // After the page's heading has had the focus, as on every page that opens.
    const waiting = setTimeout(() => showBox(field.current));
    return () => clearTimeout(waiting);
  }, [isAnswering]);

  /** Behind what the box already holds: neither text is lost, and neither loses its anonymity by the other. */
  function mend({ content, author, write }: SeenComment): void {
    const before = box.draft.content.trim();
    const wasAnonymous = before !== '' && (box.draft.isAnonymous ?? usualAnonymity(post, loaded));
    box.change({
      content: before ? `${before}\n\n${content}` : content,
      isAnonymous: author.anonymous || wasAnonymous,
    });
    if (write) void appOutbox.discard(write.id);
    showBox(field.current);
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      <TalkPost
        post={post}
        owner={owner}
        onEdit={() => setEditing(true)}
        onDelete={() => {
          remove(post);
          onLeave();
        }}
        onHidden={onLeave}
      />
      <Comments owner={owner} post={post} talk={talk} onMend={mend} />
      <CommentBox owner={owner} post={post} loaded={loaded} box={box} field={field} />
      <PostEditor owner={owner} post={isEditing ? post : undefined} onClose={() => setEditing(false)} />
      <p className="sr-only" role="status">
        {talk.query.isFetchingNextPage && t('community.loading')}
      </p>
    </div>
  );
}

function showBox(field: HTMLTextAreaElement | null): void {
  document.getElementById('comment-box')?.scrollIntoView({ block: 'start' });
  field?.focus({ preventScroll: true });
}

const commentsId = 'community-comments';

type CommentsProps = Omit<Props, 'onLeave'> & { onMend: (comment: SeenComment) => void };

function Comments({ owner, post, talk: { query, comments, hasFailed }, onMend }: CommentsProps) {
  const t = useTexts();
  useFocusKept(comments.length, commentsId);
  return (
    <section aria-labelledby={commentsId} aria-busy={query.isPending}>
      <h2 id={commentsId} className="text-heading font-bold">
        {t('community.commentsTitle')}
      </h2>
      {query.isPending && <Skeleton className="mt-4 h-24 rounded-card" />}
      {hasFailed && (
        <div role="alert" className="mt-2 flex flex-wrap items-center gap-3">
          <p>{t('community.commentsFailed')}</p>
          <TryAgain query={query} />
        </div>
      )}
      {query.data && comments.length === 0 && (
        <p className="mt-2 text-ink-soft">{t('community.noComments')}</p>
      )}
      <ul className="divide-y divide-line">
        {comments.map((comment) => (
          <li key={comment.id}>
            <CommentItem comment={comment} postId={post.id} owner={owner} onMend={onMend} />
          </li>
        ))}
      </ul>
      <LoadMore list={query} label={t('community.moreComments')} failed={t('community.moreFailed')} />
    </section>
  );
}
