import { useEffect } from 'react';
import { forgetSentProfile } from './local-profile.ts';
import type { ProfileOwner } from './use-profile.ts';

/** A phone is lent and sold: once nobody is signed in, no account's profile stays on it. */
export function useForgetOnLeave(viewer: ProfileOwner | null | undefined): void {
  const isVisitor = viewer === null;
  useEffect(() => {
    if (isVisitor) forgetSentProfile();
  }, [isVisitor]);
}
