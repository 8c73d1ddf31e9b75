declare const brand: unique symbol;

/** A user's id that came through the sign-in gate: repositories of personal data demand this type. */
export type UserId = string & { readonly [brand]: 'UserId' };

/** A user's id that came through the staff gate. */
export type StaffId = UserId & { readonly staff: true };

export type Viewer = { userId: UserId; sessionId: string; email: string; isStaff: boolean };
