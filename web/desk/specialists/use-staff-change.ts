import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type DeskConflict, deskConflicts } from '#shared/specialists/session-admin.schema.ts';
import { specialists } from '#web/features/specialists/query-keys.ts';
import { ApiError, errorCodeOf } from '#web/platform/api/api-error.ts';
import { useErrorSentence } from '#web/texts/use-error-sentence.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';
import { specialistsStaff } from './staff-lists.ts';

/** Long enough to notice what was pressed. */
const undoMs = 10_000;

type Words<Input> = {
  /** Said when it did not work. */
  failed: string;
  /** Said when it did. */
  done?: (input: Input) => string;
  /** One press back. */
  undo?: (input: Input) => void;
};

/** A change that the server makes: one behind the other, so that an undo never overtakes what it undoes. */
export function useStaffChange<Input>(
  run: (input: Input) => Promise<unknown>,
  { failed, done, undo }: Words<Input>,
) {
  const t = useTexts();
  const sentenceFor = useStaffSentence();
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    scope: { id: specialistsStaff },
    onSuccess: (_answer, input) => {
      if (!done) return;
      toast({
        title: done(input),
        ...(undo && { duration: undoMs, action: { label: t('admin.undo'), onAct: () => undo(input) } }),
      });
    },
    onError: (error) => toast({ title: failed, description: sentenceFor(error), tone: 'destructive' }),
    onSettled: () => {
      client.invalidateQueries({ queryKey: [specialistsStaff] });
      // What mothers see of it, when staff look at that next.
      client.invalidateQueries({ queryKey: [specialists] });
    },
  });
}

/** Which conflict it is, where the server names it. */
export function conflictIn(error: unknown): DeskConflict | undefined {
  return error instanceof ApiError ? deskConflicts.find((one) => one === error.fields.desk) : undefined;
}

/** Here a conflict is no text that two wrote at once: what was asked for no longer fits how things stand. */
export function useStaffSentence(): (error: unknown) => string {
  const t = useTexts();
  const sentenceFor = useErrorSentence();
  return (error) => {
    const conflict = conflictIn(error);
    if (conflict) return t(`specialistsStaff.conflict_${conflict}`);
    return errorCodeOf(error) === 'conflict' ? t('specialistsStaff.noLongerPossible') : sentenceFor(error);
  };
}
