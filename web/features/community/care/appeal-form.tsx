import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { maxAppealLength } from '#shared/community/care.schema.ts';
import { errorCodeOf } from '#web/platform/api/api-error.ts';
import { useDraft } from '#web/platform/device/kept-draft.ts';
import { useErrorSentence } from '#web/texts/use-error-sentence.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toast, toastFailure } from '#web/ui/toast-store.ts';
import { sendAppeal } from './care.api.ts';
import { noticesKey, useForgetAppeal } from './use-notices.ts';

type Props = { caseId: string; owner: string; onClose: () => void };

/** Her side of it. What she wrote waits on the phone until it has arrived. */
export function AppealForm({ caseId, owner, onClose }: Props) {
  const t = useTexts();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isBlank, setBlank] = useState(false);
  const { draft, change, clear } = useDraft({
    kind: 'community',
    owner,
    place: `appeal:${caseId}`,
    looksRight: isAppeal,
    fresh: () => ({ text: '' }),
  });
  const send = useSendAppeal(owner, clear);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (send.isPending) return;
    const text = draft.text.trim();
    setBlank(text === '');
    if (text) send.mutate({ caseId, text });
    else field.current?.focus();
  }

  return (
    <form onSubmit={submit} className="grid gap-3">
      <TextArea
        ref={field}
        // She asked for it with the button that stood here.
        autoFocus
        label={t('communityCare.appealLabel')}
        hint={t('communityCare.appealHint')}
        error={isBlank && !draft.text.trim() ? t('communityCare.appealBlank') : undefined}
        maxLength={maxAppealLength}
        counter={`${draft.text.length}/${maxAppealLength}`}
        value={draft.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="large" busy={send.isPending}>
          {t('communityCare.sendAppeal')}
        </Button>
        <Button variant="quiet" size="large" onClick={onClose}>
          {t('communityCare.closeAppeal')}
        </Button>
      </div>
    </form>
  );
}

function isAppeal(draft: unknown): draft is { text: string } {
  return typeof (draft as { text?: unknown } | null)?.text === 'string';
}

function useSendAppeal(owner: string, onSent: () => void) {
  const t = useTexts();
  const sentenceFor = useErrorSentence();
  const client = useQueryClient();
  const forget = useForgetAppeal(owner);
  return useMutation({
    mutationFn: ({ caseId, text }: { caseId: string; text: string }) => sendAppeal(caseId, text),
    onSuccess: (_, { caseId }) => {
      onSent();
      forget(caseId);
      toast({ title: t('communityCare.appealed'), description: t('communityCare.appealedText') });
    },
    onError: (error) => {
      // Asked from another device, or too late: the list says what is true now.
      const isClosed = ['already_exists', 'conflict', 'not_found'].includes(errorCodeOf(error));
      if (isClosed) client.invalidateQueries({ queryKey: noticesKey(owner) });
      toastFailure(
        t('communityCare.appealFailed'),
        isClosed ? t('communityCare.appealClosed') : sentenceFor(error),
      );
    },
  });
}
