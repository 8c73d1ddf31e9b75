import type { ReactNode } from 'react';

/** Something that is open, in words, with what she can say to it. */
export function QuestionBox({ words, children }: { words: string; children: ReactNode }) {
  return (
    <fieldset data-question aria-label={words} className="grid min-w-0 gap-2 rounded-control bg-blush p-3">
      <p className="[overflow-wrap:anywhere]">{words}</p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}
