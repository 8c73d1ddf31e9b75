import { useQueryClient } from '@tanstack/react-query';
import { maxCommentLength } from '#shared/community/community.rules.ts';
import { cleanText, isBlank } from '#shared/community/text.rules.ts';
import { CareCard } from '#web/platform/care/care-card.tsx';
import { useDraft } from '#web/platform/device/kept-draft.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { editComment } from '../community.api.ts';
import { editPlace } from '../composer/composer-draft.ts';
import { correctComment } from '../correct-posts.ts';
import type { Owner } from '../query-keys.ts';
import type { SeenComment } from '../seen.ts';
import { useSaveEdit } from '../use-save-edit.ts';
import { isCommentDraft } from './comment-draft.ts';

type Props = { comment: SeenComment; owner: Owner; onClose: () => void };

/** Her own comment, said better, where it stands. */
export function CommentEditor({ comment, owner, onClose }: Props) {
  const t = useTexts();
  const client = useQueryClient();
  const { draft, change, clear } = useDraft({
    kind: 'community',
    owner,
    place: editPlace(comment.id),
    looksRight: isCommentDraft,
    fresh: () => ({ content: comment.content, isAnonymous: null }),
  });
  const { save, isSaving, concern } = useSaveEdit({
    send: (content: string) => editComment(comment.id, content),
    saved: t('community.commentEdited'),
    onSaved: ({ comment: edited }) => {
      clear();
      correctComment(client, comment.id, () => edited);
    },
    onClose,
  });
  if (concern)
    return (
      <div className="grid grid-cols-1 justify-items-start gap-3">
        <CareCard concern={concern} takesFocus />
        <Button variant="secondary" onClick={onClose}>
          {t('shell.close')}
        </Button>
      </div>
    );
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving && !isBlank(draft.content)) save(cleanText(draft.content));
      }}
    >
      <TextArea
        autoFocus
        label={t('community.editComment')}
        rows={3}
        maxLength={maxCommentLength}
        counter={t('community.counter', { n: draft.content.length, max: maxCommentLength })}
        value={draft.content}
        onChange={({ target }) => change({ content: target.value })}
      />
      <CareCard text={draft.content} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isSaving} disabled={isBlank(draft.content)}>
          {t('community.saveEdit')}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            clear();
            onClose();
          }}
        >
          {t('community.cancel')}
        </Button>
      </div>
    </form>
  );
}
