import type { ReactNode } from 'react';

const tones = {
  honey: 'bg-honey text-on-honey',
  sage: 'bg-sage-soft text-sage-ink',
  plum: 'bg-plum text-on-plum',
  quiet: 'bg-line text-ink-soft',
};

export function Badge({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-tiny font-bold ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
