import type { ComponentType } from 'react';
import type { Concern } from '#shared/care/concern.rules.ts';

export type ConcernCardProps = {
  concern: Concern;
  /** She has written it, and is not writing it still. */
  isAfter: boolean;
  takesFocus: boolean;
  onHide: () => void;
};

type Care = {
  loadConcernCard: () => Promise<ComponentType<ConcernCardProps>>;
  loadHelplines: () => Promise<ComponentType>;
};

let introduce: (care: Care) => void;
/** What any feature may show without knowing whose it is; there once the app has introduced it. */
export const introducedCare = new Promise<Care>((resolve) => {
  introduce = resolve;
});
export const introduceCare = (care: Care): void => introduce(care);
