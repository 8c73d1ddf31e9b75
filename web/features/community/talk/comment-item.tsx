import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { WrittenMark } from '#web/parts/waiting-mark.tsx';
import { useFocusKept } from '#web/platform/document/use-focus-kept.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { AuthorFace, useAuthorName, useSpokenFace } from '../author-face.tsx';
import { TextMenu } from '../care/text-menu.tsx';
import { correctComment } from '../correct-posts.ts';
import { previewOf } from '../preview.ts';
import type { Owner } from '../query-keys.ts';
import { RelativeTime } from '../relative-time.tsx';
import type { SeenComment } from '../seen.ts';
import { ComingNote, StandingMark } from '../standing-mark.tsx';
import { useDeleteComment } from '../use-delete-text.ts';
import { useMarkWords } from '../use-mark-words.ts';
import { CommentEditor } from './comment-editor.tsx';
import { RefusedComment } from './refused-comment.tsx';

type Props = {
  comment: SeenComment;
  postId: string;
  owner: Owner;
  /** Its text goes back into the box. */
  onMend: (comment: SeenComment) => void;
};

export function CommentItem({ comment, postId, owner, onMend }: Props) {
  const t = useTexts();
  const markWords = useMarkWords();
  const nameOf = useAuthorName();
  const spoken = useSpokenFace();
  const headingId = useId();
  const remove = useDeleteComment();
  const client = useQueryClient();
  const [isEditing, setEditing] = useState(false);
  useFocusKept(Number(isEditing), headingId);
  const { author } = comment;
  return (
    <article aria-labelledby={headingId} className="grid grid-cols-1 gap-2 py-4">
      <header className="flex items-start gap-3">
        <AuthorFace author={author} />
        <div className="min-w-0 flex-1">
          <h3 id={headingId} className="font-bold [overflow-wrap:anywhere]">
            {nameOf(author, 'comment')}
            {/* Heard in a list of headings, one voice without a name is told from another. */}
            {'face' in author && <span className="sr-only">, {spoken(author.face)}</span>}
            {comment.mine && !('untold' in author && !author.anonymous) && (
              <span className="font-normal text-ink-soft"> · {t('community.youMark')}</span>
            )}
          </h3>
          <p className="flex flex-wrap items-center gap-x-2 text-ink-soft text-small">
            <RelativeTime instant={comment.createdAt} />
            {comment.edited && <span>{t('community.edited')}</span>}
            {comment.kept !== 'synced' && <WrittenMark kept={comment.kept} words={markWords} />}
            <StandingMark standing={comment.standing} />
          </p>
          <ComingNote standing={comment.standing} />
        </div>
        {comment.kept === 'synced' && !('untold' in author) && (
          <TextMenu
            owner={owner}
            subject={{ type: 'comment', id: comment.id }}
            author={author}
            mine={comment.mine}
            onEdit={() => setEditing(true)}
            onDelete={() => remove(comment.id, postId)}
            onHidden={() => correctComment(client, comment.id, () => null)}
          />
        )}
      </header>
      {isEditing ? (
        <CommentEditor comment={comment} owner={owner} onClose={() => setEditing(false)} />
      ) : (
        <CommentText content={comment.content} />
      )}
      {comment.write?.refused && <RefusedComment write={comment.write} onMend={() => onMend(comment)} />}
    </article>
  );
}

function CommentText({ content }: { content: string }) {
  const t = useTexts();
  const [isWhole, setWhole] = useState(false);
  const preview = previewOf(content);
  return (
    <div>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{isWhole ? content : preview.text}</p>
      {preview.isCut && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="min-h-11 font-bold text-clay underline underline-offset-4"
        >
          {t(isWhole ? 'community.readLess' : 'community.readMore')}
        </button>
      )}
    </div>
  );
}
