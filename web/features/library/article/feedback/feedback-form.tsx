import type { FormEvent } from 'react';
import { maxSuggestionLength } from '#shared/library/library.rules.ts';
import { CareCard } from '#web/platform/care/care-card.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { FeedbackDraft } from './feedback-draft.ts';

type Props = {
  draft: FeedbackDraft;
  isSending: boolean;
  onChange: (draft: FeedbackDraft) => void;
  onSend: (feedback: { isHelpful: boolean; suggestion: string | null }) => void;
};

/** Nothing can be sent before yes or no; a suggestion is asked for only then, and never needed. */
export function FeedbackForm({ draft, isSending, onChange, onSend }: Props) {
  const t = useTexts();
  const { isHelpful, suggestion } = draft;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isHelpful === undefined || isSending) return;
    onSend({ isHelpful, suggestion: suggestion.trim() || null });
  }

  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-4">
      <RadioCards
        legend={<h2 className="text-heading">{t('article.feedback')}</h2>}
        name="is-helpful"
        options={[
          { value: true, label: t('article.feedbackYes') },
          { value: false, label: t('article.feedbackNo') },
        ]}
        value={isHelpful}
        onChange={(answer) => onChange({ ...draft, isHelpful: answer })}
      />
      {isHelpful !== undefined && (
        <>
          <TextArea
            label={t('article.suggestion')}
            hint={t('article.suggestionHint')}
            counter={`${suggestion.length}/${maxSuggestionLength}`}
            maxLength={maxSuggestionLength}
            value={suggestion}
            onChange={(event) => onChange({ ...draft, suggestion: event.target.value })}
          />
          <CareCard text={suggestion} />
        </>
      )}
      <Button type="submit" size="large" disabled={isHelpful === undefined} busy={isSending}>
        {isSending ? t('article.sending') : t('article.send')}
      </Button>
    </form>
  );
}
