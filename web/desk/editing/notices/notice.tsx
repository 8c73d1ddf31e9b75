import type { ReactNode } from 'react';

type Props = { title: string; text: string; children?: ReactNode };

/** Something the writer should know before she goes on; it waits for nothing. */
export function Notice({ title, text, children }: Props) {
  return (
    <div role="status" className="grid justify-items-start gap-2 rounded-card bg-blush p-4">
      <div>
        <p className="font-bold">{title}</p>
        <p>{text}</p>
      </div>
      {children}
    </div>
  );
}
