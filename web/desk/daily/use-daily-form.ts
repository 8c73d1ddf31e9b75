import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { DailyFields } from '#shared/daily/daily.schema.ts';
import type { Language } from '#shared/language/language.rules.ts';
import { useAfterUploads } from '#web/desk/uploads/use-after-uploads.ts';
import { daily } from '#web/features/daily/query-keys.ts';
import { useErrorSentence } from '#web/texts/use-error-sentence.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';
import { type DailyForm, fieldsOfForm, type WordsForm } from './daily-form.ts';
import { savePiece } from './daily-staff.api.ts';
import { dropForm, keepForm, readForm } from './kept-form.ts';
import { type Problems, problemsIn, problemsOfRefusal } from './problems-in.ts';
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

/** Keeps what is typed through a failure, a closed form and a closed page, and says by field what is wrong. */
export function useDailyForm({ staffId, id, start, onSaved }: Options) {
  const t = useTexts();
  const sentenceFor = useErrorSentence();
  const client = useQueryClient();
  const element = useRef<HTMLFormElement>(null);
  const place = id ?? 'new';
  const [kept] = useState(() => readForm(staffId, place));
  const [form, setForm] = useState(kept ?? start);
  /** As it is at this moment, not as it was when the page was last drawn: a file arrives at any time. */
  const latest = useRef(form);
  const { afterUploads, isWaiting } = useAfterUploads();
  const [isRecovered, setRecovered] = useState(kept !== undefined);
  const [problems, setProblems] = useState<Problems>({});
  /** Counted, not read from the problems: mending one field must not move her to the next while she types. */
  const [timesTold, countTold] = useState(0);

  // What is wrong first is where she goes on.
  useEffect(() => {
    if (timesTold > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [timesTold]);

  function tellProblems(found: Problems): void {
    setProblems(found);
    countTold((before) => before + 1);
  }

  const { mutate, isPending } = useMutation({
    mutationFn: (fields: DailyFields) => savePiece(id, fields),
    onSuccess: () => {
      dropForm(staffId, place);
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
        description: `${sentenceFor(error, t('errors.internal'))} ${t('dailyStaff.notSavedText')}`,
        tone: 'destructive',
      });
    },
  });

  function isRight(): boolean {
    const found = problemsIn(fieldsOfForm(latest.current));
    const isMissing = Object.keys(found).length > 0;
    if (isMissing) tellProblems(found);
    else setProblems({});
    return !isMissing;
  }

  /** One field mended is no longer told as wrong, the others still are. */
  function put(next: DailyForm, mended: string[]): void {
    latest.current = next;
    setForm(next);
    keepForm(staffId, place, next);
    const rest = Object.entries(problems).filter(([field]) => !mended.includes(field));
    if (rest.length < Object.keys(problems).length) setProblems(Object.fromEntries(rest));
  }

  return {
    element,
    form,
    change: (patch: Partial<DailyForm>) =>
      put(
        { ...latest.current, ...patch },
        Object.keys(patch).flatMap((field) => toldAt[field] ?? field),
      ),
    changeWords: (language: Language, patch: Partial<WordsForm>) =>
      put(
        { ...latest.current, [language]: { ...latest.current[language], ...patch } },
        Object.keys(patch).map((field) => `${language}.${field}`),
      ),
    problemOf(field: string): string | undefined {
      const problem = problems[field];
      return problem && t(`dailyStaff.problem_${problem}`);
    },
    submit(event: FormEvent): void {
      event.preventDefault();
      if (isPending || isWaiting) return;
      // What is missing can be written while a file is still on its way.
      if (isRight()) afterUploads(() => isRight() && mutate(fieldsOfForm(latest.current)));
    },
    isSaving: isPending,
    /** For a file on its way: both are saved when it is here. */
    isWaiting,
    /** What is shown was typed earlier and never saved. */
    isRecovered,
    discard(): void {
      dropForm(staffId, place);
      latest.current = start;
      setForm(start);
      setProblems({});
      setRecovered(false);
    },
  };
}

/** Where the server tells what is wrong with a field that the form calls otherwise. Either age may mend the range. */
const toldAt: Record<string, string[]> = {
  from: ['fromAge', 'toAge'],
  to: ['toAge'],
  duration: ['durationMinutes'],
};
