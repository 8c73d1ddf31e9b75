import { type RefObject, useEffect, useState } from 'react';

/** What is wrong with a form, by field, until it is mended. What is wrong first is where she goes on. */
export function useToldProblems<Problems extends Readonly<Partial<Record<string, unknown>>>>(
  form: RefObject<HTMLFormElement | null>,
  none: Problems,
) {
  const [problems, setProblems] = useState(none);
  /** Counted, not read from the problems: mending one field must not move her to the next while she types. */
  const [timesTold, countTold] = useState(0);
  useEffect(() => {
    if (timesTold > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }, [timesTold, form]);
  return {
    problems,
    /** Answers whether there is anything to mend. */
    tell(found: Problems): boolean {
      setProblems(found);
      const isWrong = Object.keys(found).length > 0;
      if (isWrong) countTold((before) => before + 1);
      return isWrong;
    },
    /** One field mended is no longer told as wrong, the others still are. */
    forgive(mended: readonly string[]): void {
      const rest = Object.entries(problems).filter(([field]) => !mended.includes(field));
      if (rest.length < Object.keys(problems).length) setProblems(Object.fromEntries(rest) as Problems);
    },
  };
}
