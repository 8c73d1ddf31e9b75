import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { type DailyFields, dailyFieldsSchema } from '#shared/daily/daily.schema.ts';
import { type Language, languages } from '#shared/language/language.rules.ts';
import { fits, useKeptForm } from '#web/desk/forms/use-kept-form.ts';
import { daily } from '#web/features/daily/query-keys.ts';
import { useErrorSentence } from '#web/texts/use-error-sentence.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';
import { type DailyForm, emptyForm, fieldsOfForm, type WordsForm } from './daily-form.ts';
import { savePiece } from './daily-staff.api.ts';
import { problemsIn, problemsOfRefusal } from './problems-in.ts';
import { dailyStaff } from './staff-queries.ts';

type Options = {
  staffId: string;
  /** Null: a new one. */
  id: string | null;
  start: DailyForm;
  onSaved: () => void;
};

/** What a part of the form needs to show its fields. */
export type FormPart = {
  form: DailyForm;
  change: (patch: Partial<DailyForm>) => void;
  problemOf: (field: string) => string | undefined;
};

/** A piece's form, and what becomes of it when it is saved. */
export function useDailyForm({ staffId, id, start, onSaved }: Options) {
  const t = useTexts();
  const sentenceFor = useErrorSentence();
  const client = useQueryClient();
  const kept = useKeptForm({
    staffId,
    place: `daily:${id ?? 'new'}`,
    start,
    restore: (former: Partial<DailyForm>) => (isDailyForm(former) ? former : undefined),
    problemsIn: (form) => problemsIn(dailyFieldsSchema, fieldsOfForm(form)),
  });
  const { element, form, problems, tellProblems, put, latest, isWaiting, isRestored, discard } = kept;

  const { mutate, isPending } = useMutation({
    mutationFn: (fields: DailyFields) => savePiece(id, fields),
    onSuccess: () => {
      kept.drop();
      client.invalidateQueries({ queryKey: [dailyStaff] });
      // What mothers see of it, when staff look at that next.
      client.invalidateQueries({ queryKey: [daily] });
      toast({ title: t('dailyStaff.saved'), description: t('dailyStaff.savedText') });
      onSaved();
    },
    onError: (error) => {
      tellProblems(problemsOfRefusal(error));
      toast({
        title: t('dailyStaff.notSaved'),
        description: `${sentenceFor(error)} ${t('dailyStaff.notSavedText')}`,
        tone: 'destructive',
      });
    },
  });

  return {
    element,
    form,
    change: (patch: Partial<DailyForm>) =>
      put(
        { ...latest(), ...patch },
        Object.keys(patch).flatMap((field) => toldAt[field] ?? field),
      ),
    changeWords: (language: Language, patch: Partial<WordsForm>) =>
      put(
        { ...latest(), [language]: { ...latest()[language], ...patch } },
        Object.keys(patch).map((field) => `${language}.${field}`),
      ),
    problemOf(field: string): string | undefined {
      const problem = problems[field];
      return problem && t(`dailyStaff.problem_${problem}`);
    },
    submit(event: FormEvent): void {
      event.preventDefault();
      if (isPending || isWaiting) return;
      if (kept.isRight()) kept.whenRight((typed) => mutate(fieldsOfForm(typed)));
    },
    isSaving: isPending,
    isWaiting,
    isRestored,
    discard,
  };
}

function isDailyForm(former: Partial<DailyForm>): boolean {
  const shape = emptyForm('', '');
  return fits(former, shape) && languages.every((language) => fits(former[language], shape[language]));
}

/** Where the server tells what is wrong with a field that the form calls otherwise. Either age may mend the range. */
const toldAt: Record<string, string[]> = {
  from: ['fromAge', 'toAge'],
  to: ['toAge'],
  duration: ['durationMinutes'],
};
