import { createContext, useContext } from 'react';
import type { Quiet } from '#shared/quiet/quiet.rules.ts';

/** Decided once, above the shell (web/app/quiet-provider.tsx). */
export const QuietContext = createContext<Quiet | null>(null);

/** Whether something changed: while it is not null, nothing on screen speaks of the baby or sells anything. */
export const useQuiet = (): Quiet | null => useContext(QuietContext);
