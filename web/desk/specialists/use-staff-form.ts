import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { fits, useKeptForm } from '#web/desk/forms/use-kept-form.ts';
import { specialists } from '#web/features/specialists/query-keys.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';
import { problemsIn, problemsOfRefusal, type StaffProblem } from './problems-in.ts';
import { specialistsStaff } from './staff-lists.ts';
import { conflictIn, useStaffSentence } from './use-staff-change.ts';

type Options<Form extends object, Fields> = {
  staffId: string;
  /** Which form of hers: what is typed waits under this name. */
  place: string;
  start: Form;
  /** Only these are kept and restored, where the form shows no others; the rest is as it stands today. */
  keeps?: readonly (keyof Form)[] | undefined;
  fieldsOf: (form: Form) => Fields;
  /** What is right and yet unlikely: asked once before it is saved. */
  doubtOf?: ((fields: Fields) => string | undefined) | undefined;
  schema: GenericSchema;
  save: (fields: Fields) => Promise<unknown>;
  saved: string;
  onSaved: () => void;
};

export type StaffForm<Form> = {
  form: Form;
  change: (patch: Partial<Form>) => void;
  problemOf: (field: string) => string | undefined;
};

/** A form about specialists, and what becomes of it when it is saved. */
export function useStaffForm<Form extends object, Fields>(options: Options<Form, Fields>) {
  const { staffId, place, start, keeps, fieldsOf, doubtOf, schema, save, saved, onSaved } = options;
  const t = useTexts();
  const sentenceFor = useStaffSentence();
  const client = useQueryClient();
  const kept = useKeptForm<Form, StaffProblem>({
    staffId,
    place,
    start,
    restore: (former) => {
      const shape = only(start, keeps);
      return fits(former, shape) ? only(former as Form, Object.keys(shape) as (keyof Form)[]) : undefined;
    },
    partToKeep: (form) => only(form, keeps),
    problemsIn: (form) => problemsIn(schema, fieldsOf(form)),
  });
  const { element, form, problems, tellProblems, latest, isWaiting, isRestored } = kept;
  const [doubt, setDoubt] = useState<string>();

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: save,
    onSuccess: () => {
      kept.drop();
      client.invalidateQueries({ queryKey: [specialistsStaff] });
      client.invalidateQueries({ queryKey: [specialists] });
      toast({ title: saved });
      onSaved();
    },
    onError: (error) => {
      tellProblems(problemsOfRefusal(error));
      // How it stands now is there when she asks for it.
      if (conflictIn(error)) client.invalidateQueries({ queryKey: [specialistsStaff] });
      toast({
        title: t('specialistsStaff.notSaved'),
        description: sentenceFor(error),
        tone: 'destructive',
      });
    },
  });

  function saveNow(): void {
    setDoubt(undefined);
    kept.whenRight((typed) => mutate(fieldsOf(typed)));
  }

  return {
    element,
    form,
    change(patch: Partial<Form>): void {
      setDoubt(undefined);
      kept.put({ ...latest(), ...patch }, Object.keys(patch));
    },
    problemOf(field: string): string | undefined {
      const problem = problems[field];
      return problem && t(`specialistsStaff.problem_${problem}`);
    },
    submit(event: FormEvent): void {
      event.preventDefault();
      if (isPending || isWaiting || !kept.isRight()) return;
      const found = doubtOf?.(fieldsOf(latest()));
      if (found) setDoubt(found);
      else saveNow();
    },
    doubt,
    dismissDoubt: () => setDoubt(undefined),
    saveNow,
    isSaving: isPending,
    isWaiting,
    isRestored,
    /** A colleague changed it since: what is typed here is kept, and cannot be saved upon that. */
    isStale: conflictIn(error) === 'changed_meanwhile',
    discard(): void {
      kept.discard();
      reset();
    },
  };
}

function only<Form extends object>(form: Form, fields: readonly (keyof Form)[] | undefined): Partial<Form> {
  if (!fields) return form;
  return Object.fromEntries(fields.map((field) => [field, form[field]])) as Partial<Form>;
}
