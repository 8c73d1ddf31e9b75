import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';
import { specialists } from '../query-keys.ts';
import { dropForm, keepForm, readForm } from './kept-form.ts';
import { type Problems, problemsIn, problemsOfRefusal } from './problems-in.ts';
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

/** A form that keeps what is typed through a failure, a closed sheet and a closed page, and says by field what is wrong. */
export function useStaffForm<Form extends object, Fields>(options: Options<Form, Fields>) {
  const { staffId, place, start, keeps, fieldsOf, schema, save, saved, onSaved } = options;
  const t = useTexts();
  const sentenceFor = useStaffSentence();
  const client = useQueryClient();
  const element = useRef<HTMLFormElement>(null);
  const [kept] = useState(() => readForm<Partial<Form>>(staffId, place, only(start, keeps)));
  const [form, setForm] = useState({ ...start, ...kept });
  const [isRestored, setRestored] = useState(kept !== undefined);
  const [problems, setProblems] = useState<Problems>({});
  /** Counted, not read from the problems: mending one field must not move her to the next while she types. */
  const [timesTold, countTold] = useState(0);

  // What is wrong first is where she goes on.
  useEffect(() => {
    if (timesTold > 0)
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }, [timesTold]);

  function tellProblems(found: Problems): void {
    setProblems(found);
    countTold((before) => before + 1);
  }

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: save,
    onSuccess: () => {
      dropForm(staffId, place);
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

  return {
    element,
    form,
    change(patch: Partial<Form>): void {
      const next = { ...form, ...patch };
      setForm(next);
      keepForm(staffId, place, only(next, keeps));
      const rest = Object.entries(problems).filter(([field]) => !(field in patch));
      if (rest.length < Object.keys(problems).length) setProblems(Object.fromEntries(rest));
    },
    problemOf(field: string): string | undefined {
      const problem = problems[field];
      return problem && t(`specialistsStaff.problem_${problem}`);
    },
    submit(event: FormEvent): void {
      event.preventDefault();
      if (isPending) return;
      const fields = fieldsOf(form);
      const found = problemsIn(schema, fields);
      if (Object.keys(found).length > 0) tellProblems(found);
      else {
        setProblems({});
        mutate(fields);
      }
    },
    isSaving: isPending,
    /** What is shown was typed earlier and never saved. */
    isRestored,
    /** A colleague changed it since: what is typed here is kept, and cannot be saved upon that. */
    isStale: conflictIn(error) === 'changed_meanwhile',
    discard(): void {
      dropForm(staffId, place);
      reset();
      setForm(start);
      setProblems({});
      setRestored(false);
    },
  };
}

function only<Form extends object>(form: Form, fields: readonly (keyof Form)[] | undefined): Partial<Form> {
  if (!fields) return form;
  return Object.fromEntries(fields.map((field) => [field, form[field]])) as Partial<Form>;
}
