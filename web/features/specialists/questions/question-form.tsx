import { Send } from 'lucide-react';
import { type RefObject, useState } from 'react';
import type { Concern } from '#shared/care/concern.rules.ts';
import { cleanText, isBlank, linksIn } from '#shared/community/text.rules.ts';
import { maxQuestionLength } from '#shared/specialists/specialists.rules.ts';
import { CareCard } from '#web/platform/care/care-card.tsx';
import { detectConcern } from '#web/platform/care/use-concern.ts';
import { useDraft } from '#web/platform/device/kept-draft.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toast, toastFailure } from '#web/ui/toast-store.ts';
import type { Owner } from '../query-keys.ts';
import { addQuestion } from '../specialists.outbox.ts';
import { useInvite } from '../use-invite.ts';
import { freshQuestion, isQuestionDraft } from './question-draft.ts';

type Props = {
  owner: Owner;
  specialistId: string;
  /** Null: to the specialist, for whenever she is here next. */
  sessionId: string | null;
  onAsked?: (() => void) | undefined;
};

export type QuestionBox = ReturnType<typeof useQuestionBox>;

/** What she is writing to this session, or to this specialist: it waits on the device until she sends it. */
export function useQuestionBox(owner: Owner, { sessionId, specialistId }: Omit<Props, 'owner'>) {
  return useDraft({
    kind: 'question',
    owner,
    place: sessionId ?? specialistId,
    looksRight: isQuestionDraft,
    fresh: freshQuestion,
  });
}

export function QuestionForm(props: Props) {
  const box = useQuestionBox(props.owner, props);
  return <QuestionFields {...props} box={box} />;
}

/** Her question, by name or without it. The box may be another's: a question that was refused comes back into it. */
export function QuestionFields({
  owner,
  specialistId,
  sessionId,
  onAsked,
  box,
  field,
}: Props & { box: QuestionBox; field?: RefObject<HTMLTextAreaElement | null> }) {
  const t = useTexts();
  const invite = useInvite();
  const { draft, change, clear, putBack } = box;
  const [isSending, setSending] = useState(false);
  const [isLinkTold, tellLink] = useState(false);
  const [concern, setConcern] = useState<Concern | null>(null);
  const hasLink = linksIn(draft.content).length > 0;

  async function send(): Promise<void> {
    if (hasLink) return tellLink(true);
    if (!owner) return invite();
    // Before it is on its way: what she types meanwhile is the next one.
    clear();
    setSending(true);
    try {
      const content = cleanText(draft.content);
      await addQuestion({
        id: crypto.randomUUID(),
        specialistId,
        sessionId,
        content,
        isAnonymous: draft.isAnonymous,
      });
      toast({ title: t('specialists.asked') });
      void detectConcern(content).then(setConcern);
      onAsked?.();
    } catch {
      putBack(draft);
      toastFailure(t('specialists.askFailed'));
    } finally {
      setSending(false);
    }
  }

  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending && !isBlank(draft.content)) void send();
      }}
    >
      <TextArea
        ref={field}
        label={t('specialists.question')}
        placeholder={t('specialists.questionHint')}
        rows={3}
        maxLength={maxQuestionLength}
        counter={t('specialists.counter', { n: draft.content.length, max: maxQuestionLength })}
        value={draft.content}
        error={isLinkTold && hasLink ? t('specialists.problem_question_link') : undefined}
        onChange={({ target }) => change({ content: target.value })}
      />
      <CareCard text={draft.content} concern={concern} />
      <Switch
        label={t('specialists.askAnonymously')}
        hint={t('specialists.askAnonymouslyHint')}
        checked={draft.isAnonymous}
        onChange={(isAnonymous) => change({ isAnonymous })}
      />
      <Button
        type="submit"
        size="large"
        variant="secondary"
        disabled={isBlank(draft.content) || isSending}
        icon={<Send size={20} strokeWidth={1.75} aria-hidden />}
      >
        {t('specialists.ask')}
      </Button>
    </form>
  );
}
