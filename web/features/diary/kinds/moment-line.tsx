import type { ReactNode } from 'react';
import { useRecordWords } from '../record-words.ts';

/** The row of what has a moment: when, what, and more of it in a softer voice. */
export function MomentLine({ at, what, more }: { at: string | null; what: string; more?: ReactNode }) {
  const { time } = useRecordWords();
  return (
    <>
      <time dateTime={at ?? ''} className="min-w-12 font-bold tabular-nums">
        {time(at ?? '')}
      </time>
      <span className="min-w-0 [overflow-wrap:anywhere]">{what}</span>
      {more && <span className="text-ink-soft tabular-nums">{more}</span>}
    </>
  );
}
