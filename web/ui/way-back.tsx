import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from './button.tsx';

/** The look of every way back, be it a link or a button: its arrow stands where the text below it begins. */
export const wayBackClass = `-ml-4 ${buttonClass({ variant: 'quiet' })}`;

export function WayBackWords({ children }: { children: ReactNode }) {
  return (
    <>
      <ArrowLeft size={20} strokeWidth={1.75} aria-hidden />
      {children}
    </>
  );
}
