import { useRef, useState } from 'react';
import { useAfterUploads } from '#web/desk/uploads/use-after-uploads.ts';
import { dropDraft, keepDraft, readDraft } from '#web/platform/device/kept-draft.ts';
import type { Problems } from './problems.ts';
import { useToldProblems } from './use-told-problems.ts';

type Options<Form extends object, Problem extends string> = {
  staffId: string;
  /** Which form of hers: on a shared computer nobody goes on with somebody else's words. */
  place: string;
  start: Form;
  /** What still fits of a form that was kept; undefined: an older version of the form is not taken for this one. */
  restore: (kept: object) => Partial<Form> | undefined;
  /** What is kept of it: all, unless said. */
  partToKeep?: ((form: Form) => Partial<Form>) | undefined;
  problemsIn: (form: Form) => Problems<Problem>;
};

/** Keeps what is typed through a failure, a closed form and a closed page, and says by field what is wrong. */
export function useKeptForm<Form extends object, Problem extends string>(options: Options<Form, Problem>) {
  const { staffId, place, start, restore, partToKeep = (form: Form) => form, problemsIn } = options;
  const slot = { kind: 'form', owner: staffId, place, looksRight: isObject } as const;
  const element = useRef<HTMLFormElement>(null);
  const { problems, tell, forgive } = useToldProblems<Problems<Problem>>(element, {});
  const [kept] = useState(() => {
    const found = readDraft(slot);
    return found && restore(found);
  });
  const [form, setForm] = useState({ ...start, ...kept });
  /** As it is at this moment, not as it was when the page was last drawn: a file arrives at any time. */
  const latest = useRef(form);
  const { afterUploads, isWaiting } = useAfterUploads();
  const [isRestored, setRestored] = useState(kept !== undefined);
  const isRight = () => !tell(problemsIn(latest.current));

  return {
    element,
    form,
    problems,
    tellProblems: tell,
    isRight,
    latest: () => latest.current,
    /** What is missing can be written while a file is still on its way; both are saved when it is here. */
    whenRight: (act: (form: Form) => void) => afterUploads(() => isRight() && act(latest.current)),
    isWaiting,
    /** What is shown was typed earlier and never saved. */
    isRestored,
    put(next: Form, mended: readonly string[]): void {
      latest.current = next;
      setForm(next);
      keepDraft(slot, partToKeep(next));
      forgive(mended);
    },
    /** It was saved. */
    drop: () => dropDraft(slot),
    discard(): void {
      dropDraft(slot);
      latest.current = start;
      setForm(start);
      tell({});
      setRestored(false);
    },
  };
}

/** The same fields of the same kinds. */
export function fits(kept: unknown, shape: object): boolean {
  if (!isObject(kept)) return false;
  const known = kept as Record<string, unknown>;
  return Object.entries(shape).every(
    ([field, value]) =>
      typeof known[field] === typeof value && Array.isArray(known[field]) === Array.isArray(value),
  );
}

const isObject = (kept: unknown): kept is object => typeof kept === 'object' && kept !== null;
