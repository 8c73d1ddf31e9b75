import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AfterFirstPaint } from '#web/ui/after-first-paint.tsx';

/** Holds back what works beside the screens until the first of them is here: on a weak connection it has the line alone. */
export function AfterScreen({ children }: { children: ReactNode }) {
  const isHere = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation !== undefined });
  return isHere && <AfterFirstPaint>{children}</AfterFirstPaint>;
}
