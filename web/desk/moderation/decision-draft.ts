import {
  type AppealOutcome,
  appealOutcomes,
  decisions,
  type NewDecision,
  sanctionKinds,
} from '#shared/community/moderation.schema.ts';

/** A decision as its form shows it. */
export type DecisionDraft = {
  decision: NewDecision['decision'] | null;
  /** Of an appealed case alone. */
  appeal: AppealOutcome | null;
  reason: string;
  sanction: NonNullable<NewDecision['sanction']>['kind'] | null;
  /** Null: for good. */
  days: number | null;
};

export const emptyDecision: DecisionDraft = {
  decision: null,
  appeal: null,
  reason: '',
  sanction: null,
  days: 7,
};

/** Whose and about which case: on a shared computer nobody goes on with somebody else's words. */
export const decisionSlot = (staffId: string, caseId: string) =>
  ({ kind: 'decision', owner: staffId, place: caseId, looksRight: isDecision }) as const;

function isDecision(draft: unknown): draft is DecisionDraft {
  const { decision, appeal, reason, sanction, days } = (draft ?? {}) as Partial<DecisionDraft>;
  return (
    (decision === null || decisions.some((one) => one === decision)) &&
    (appeal === null || appealOutcomes.some((one) => one === appeal)) &&
    typeof reason === 'string' &&
    (sanction === null || sanctionKinds.some((one) => one === sanction)) &&
    (days === null || typeof days === 'number')
  );
}
