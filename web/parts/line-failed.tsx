import { type FailedQuery, TryAgain } from './try-again.tsx';

/** A small part of a page did not come: one line, and another try. */
export function LineFailed({ text, query }: { text: string; query: FailedQuery }) {
  return (
    <div role="alert" className="grid justify-items-start gap-2">
      <p className="text-ink-soft">{text}</p>
      <TryAgain query={query} />
    </div>
  );
}
