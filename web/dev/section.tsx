import type { ReactNode } from 'react';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-6">
      <h2 className="border-b border-line pb-2 font-serif text-title">{title}</h2>
      {children}
    </section>
  );
}

/** A few variants side by side, as far as the screen is wide. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}

export function Columns({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 gap-6 wide:grid-cols-2">{children}</div>;
}
