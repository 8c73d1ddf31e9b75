import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { useAfterUploads } from '#web/desk/uploads/use-after-uploads.ts';
import { specialists } from '#web/features/specialists/query-keys.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';
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

/** A form that keeps what is typed through a failure, a closed sheet and a closed page, and says by field what is wrong. */
export function useStaffForm<Form extends object, Fields>(options: Options<Form, Fields>) {
  const { staffId, place, start, keeps, fieldsOf, doubtOf, schema, save, saved, onSaved } = options;
  const t = useTexts();
  const sentenceFor = useStaffSentence();
  const client = useQueryClient();
  const element = useRef<HTMLFormElement>(null);
  const [kept] = useState(() => readForm<Partial<Form>>(staffId, place, only(start, keeps)));
  const [form, setForm] = useState({ ...start, ...kept });
  /** As it is at this moment, not as it was when the page was last drawn: a file arrives at any time. */
  const latest = useRef(form);
  const { afterUploads, isWaiting } = useAfterUploads();
  const [isRestored, setRestored] = useState(kept !== undefined);
  const [problems, setProblems] = useState<Problems>({});
  const [doubt, setDoubt] = useState<string>();
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

  function isRight(): boolean {
    const found = problemsIn(schema, fieldsOf(latest.current));
    const isMissing = Object.keys(found).length > 0;
    if (isMissing) tellProblems(found);
    else setProblems({});
    return !isMissing;
  }

  function saveNow(): void {
    setDoubt(undefined);
    afterUploads(() => isRight() && mutate(fieldsOf(latest.current)));
  }

  return {
    element,
    form,
    change(patch: Partial<Form>): void {
      const next = { ...latest.current, ...patch };
      latest.current = next;
      setForm(next);
      setDoubt(undefined);
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
      if (isPending || isWaiting) return;
      // What is missing can be written while a file is still on its way.
      if (!isRight()) return;
      const found = doubtOf?.(fieldsOf(latest.current));
      if (found) setDoubt(found);
      else saveNow();
    },
    doubt,
    dismissDoubt: () => setDoubt(undefined),
    saveNow,
    isSaving: isPending,
    /** For a file on its way: both are saved when it is here. */
    isWaiting,
    /** What is shown was typed earlier and never saved. */
    isRestored,
    /** A colleague changed it since: what is typed here is kept, and cannot be saved upon that. */
    isStale: conflictIn(error) === 'changed_meanwhile',
    discard(): void {
      dropForm(staffId, place);
      reset();
      latest.current = start;
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
