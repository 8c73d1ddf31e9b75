import { type FormEvent, useId, useRef, useState } from 'react';
import { appealOutcomes, decisions, maxReasonLength } from '#shared/community/moderation.schema.ts';
import { useDraft } from '#web/platform/device/kept-draft.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { decisionSlot, emptyDecision } from './decision-draft.ts';
import { SanctionFields } from './sanction-fields.tsx';
import { useDecide } from './use-decide.ts';

type Props = { staffId: string; caseId: string; isAppeal: boolean; onDecided: () => void };

/** Keeps each keystroke on the device: a decision is written with care, and once. */
export function DecisionForm({ staffId, caseId, isAppeal, onDecided }: Props) {
  const t = useTexts();
  const name = useId();
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const { draft, change, clear } = useDraft({
    ...decisionSlot(staffId, caseId),
    fresh: () => emptyDecision,
  });
  const [isTried, setTried] = useState(false);
  const decide = useDecide(caseId, () => {
    clear();
    onDecided();
  });
  const reason = draft.reason.trim();
  const isUnanswered = isAppeal && !draft.appeal;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (decide.isPending || !draft.decision || isUnanswered) return;
    if (!reason) {
      reasonField.current?.focus();
      return;
    }
    const sanction = draft.sanction && { kind: draft.sanction, days: draft.days };
    const answer = isAppeal && draft.appeal ? { appeal: draft.appeal } : {};
    decide.mutate({ decision: draft.decision, reason, sanction, ...answer });
  }

  return (
    <Card as="section" className="grid gap-4">
      <div className="grid gap-1">
        <h3 className="font-bold text-heading">
          {t(isAppeal ? 'moderation.decideAppeal' : 'moderation.decide')}
        </h3>
        <p className="text-ink-soft">{t('moderation.decideText')}</p>
      </div>
      <form noValidate onSubmit={submit} className="grid gap-4">
        {isAppeal && (
          <RadioCards
            legend={t('moderation.appealOutcome')}
            name={`${name}-appeal`}
            options={appealOutcomes.map((value) => ({
              value,
              label: t(`moderation.appeal_${value}`),
              hint: t(`moderation.appeal_${value}Text`),
            }))}
            value={draft.appeal ?? undefined}
            onChange={(appeal) => change({ appeal })}
          />
        )}
        <RadioCards
          legend={t('moderation.decision')}
          name={`${name}-decision`}
          options={decisions.map((value) => ({
            value,
            label: t(`moderation.decision_${value}`),
            hint: t(`moderation.decision_${value}Text`),
          }))}
          value={draft.decision ?? undefined}
          onChange={(decision) => change({ decision })}
        />
        <TextArea
          ref={reasonField}
          label={t('moderation.reason')}
          hint={t('moderation.reasonHint')}
          error={isTried && !reason ? t('moderation.reasonBlank') : undefined}
          maxLength={maxReasonLength}
          counter={`${draft.reason.length}/${maxReasonLength}`}
          value={draft.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
        <SanctionFields draft={draft} onChange={change} />
        <p role="alert" className="text-danger text-small empty:hidden">
          {isTried && isUnanswered && t('moderation.chooseAppealOutcome')}
          {isTried && !isUnanswered && !draft.decision && t('moderation.chooseDecision')}
        </p>
        <Button type="submit" size="large" busy={decide.isPending}>
          {t('moderation.confirm')}
        </Button>
        <p className="text-ink-soft text-small">{t('moderation.draftKept')}</p>
      </form>
    </Card>
  );
}
