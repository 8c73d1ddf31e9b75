import { type ComponentType, createContext } from 'react';
import type { Concern } from '#shared/care/concern.ts';

export type ConcernCardProps = {
  concern: Concern;
  /** She has written it, and is not writing it still. */
  isAfter: boolean;
  takesFocus: boolean;
  onHide: () => void;
};

/** What every feature may show without knowing where it comes from: the app introduces it, and it arrives when shown. */
type IntroducedCare = { ConcernCard: ComponentType<ConcernCardProps>; Helplines: ComponentType };

export const IntroducedCare = createContext<IntroducedCare | null>(null);
