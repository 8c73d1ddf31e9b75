import { type FormEvent, useRef, useState } from 'react';
import { maxAppealLength } from '#shared/community/care.schema.ts';
import { useDraft } from '#web/platform/device/kept-draft.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useSendAppeal } from './use-send-appeal.ts';

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
