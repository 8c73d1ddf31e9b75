import type { Assurance } from './assurance.ts';
import type { Carrier } from './session-key.ts';

declare const brand: unique symbol;

/** A user's id that came through the sign-in gate: repositories of personal data demand this type. */
export type UserId = string & { readonly [brand]: 'UserId' };

/** A user's id that came through the staff gate. */
export type StaffId = UserId & { readonly staff: true };

export type Viewer = {
  userId: UserId;
  sessionId: string;
  carrier: Carrier;
  email: string;
  isStaff: boolean;
  assurance: Assurance;
  hasSecondFactor: boolean;
  /** When this session last proved that it is she: by signing in, by a factor, a passkey or a fresh code. */
  provenAt: Date;
};

/** She has a second factor and has not shown it in this sign-in session. */
export function needsSecondFactor(viewer: Pick<Viewer, 'hasSecondFactor' | 'assurance'>): boolean {
  return viewer.hasSecondFactor && viewer.assurance === 'aal1';
}
