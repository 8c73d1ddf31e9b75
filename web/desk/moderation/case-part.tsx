import type { ReactNode } from 'react';

/** A part of a case under its own heading. */
export function CasePart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="font-bold text-heading">{title}</h3>
      {children}
    </section>
  );
}
