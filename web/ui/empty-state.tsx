import type { ReactNode } from 'react';

type Props = {
  picture?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
};

/** Empty, not found, offline, failed: one picture, one sentence, one thing to do. */
export function EmptyState({ picture, title, text, action }: Props) {
  return (
    <div className="mx-auto flex max-w-sm flex-col items-center gap-4 px-4 py-10 text-center">
      {picture && <div className="w-40 max-w-full">{picture}</div>}
      <div className="flex flex-col gap-1">
        <h2 className="text-heading font-bold">{title}</h2>
        {text && <p className="text-ink-soft">{text}</p>}
      </div>
      {action}
    </div>
  );
}
