import { Send } from 'lucide-react';
import { type RefObject, useState } from 'react';
import type { Concern } from '#shared/care/concern.rules.ts';
import { maxCommentLength, offersCheer } from '#shared/community/community.rules.ts';
import { cleanText, isBlank } from '#shared/community/text.rules.ts';
import { Sheet } from '#web/parts/sheet.tsx';
import { CareCard } from '#web/platform/care/care-card.tsx';
import { detectConcern } from '#web/platform/care/use-concern.ts';
import type { useDraft } from '#web/platform/device/kept-draft.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toastFailure } from '#web/ui/toast-store.ts';
import { RulesStep } from '../care/rules-step.tsx';
import { useStanding } from '../care/use-standing.ts';
import { addComment } from '../community.outbox.ts';
import type { Owner } from '../query-keys.ts';
import type { SeenPost } from '../seen.ts';
import { useInvite } from '../use-invite.ts';
import { type CommentDraft, type LoadedComments, usualAnonymity } from './comment-draft.ts';
import { SuggestedPhrases } from './suggested-phrases.tsx';

type Props = {
  post: SeenPost;
  loaded: LoadedComments;
  owner: Owner;
  /** Told by the talk: a comment that was refused comes back into it. */
  box: ReturnType<typeof useDraft<CommentDraft>>;
  field: RefObject<HTMLTextAreaElement | null>;
};

/** Her answer: one of three phrases at a tap, or her own words. */
export function CommentBox({ post, loaded, owner, box: { draft, change, clear, putBack }, field }: Props) {
  const t = useTexts();
  const invite = useInvite();
  const rules = useStanding(owner).data?.rulesAccepted;
  /** What she wanted to say before she had read the rules. */
  const [waiting, setWaiting] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [concern, setConcern] = useState<Concern | null>(null);
  const isAnonymous = draft.isAnonymous ?? usualAnonymity(post, loaded);
  const wouldShowHer = !isAnonymous && usualAnonymity(post, loaded);

  async function say(text: string): Promise<void> {
    if (!owner) return invite();
    if (rules === false) return setWaiting(text);
    return send(text);
  }

  async function send(text: string): Promise<void> {
    const content = cleanText(text);
    if (content.length > maxCommentLength) {
      toastFailure(t('community.tooLong'), t('community.tooLongText'));
      return;
    }
    // A phrase at a tap leaves what she is writing alone.
    const isDraft = text === draft.content;
    // Before it is on its way: what she types meanwhile is the next one.
    if (isDraft) clear();
    setSending(true);
    try {
      await addComment({ id: crypto.randomUUID(), postId: post.id, content, isAnonymous });
      // What listens may be on its way still, and her next words do not wait for it.
      void detectConcern(content).then(setConcern);
    } catch {
      if (isDraft) putBack(draft);
      toastFailure(t('community.commentFailed'));
    } finally {
      setSending(false);
    }
  }

  return (
    <Section headingId="comment-box" title={t('community.answer')} className="gap-4">
      <SuggestedPhrases
        kind={offersCheer(post.reactions) ? post.need : 'gentle'}
        isBusy={isSending}
        onSay={(phrase) => void say(phrase)}
      />
      <form
        noValidate
        className="grid grid-cols-1 gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSending && !isBlank(draft.content)) void say(draft.content);
        }}
      >
        <TextArea
          ref={field}
          label={t('community.comment')}
          placeholder={t('community.commentHint')}
          rows={3}
          maxLength={maxCommentLength}
          counter={t('community.counter', { n: draft.content.length, max: maxCommentLength })}
          value={draft.content}
          onChange={({ target }) => change({ content: target.value })}
        />
        <CareCard text={draft.content} concern={concern} />
        <Switch
          label={t('community.commentAnonymously')}
          hint={wouldShowHer ? t('community.commentShowsName') : undefined}
          checked={isAnonymous}
          onChange={(next) => change({ isAnonymous: next })}
        />
        <Button
          type="submit"
          size="large"
          disabled={isBlank(draft.content) || isSending}
          icon={<Send size={20} aria-hidden />}
        >
          {t('community.send')}
        </Button>
      </form>
      <Sheet open={waiting !== undefined} onClose={() => setWaiting(undefined)} title={t('community.rules')}>
        <RulesStep
          onAccepted={() => {
            if (waiting !== undefined) void send(waiting);
            setWaiting(undefined);
          }}
        />
      </Sheet>
    </Section>
  );
}
