import type { SignInSessionAnswer, UserAnswer, ViewerAnswer } from '#shared/access/access.schema.ts';
import type { signInSessions, users } from './access.table.ts';
import { presentFactor } from './factors/factors.presenter.ts';
import type { secondFactors } from './factors/factors.table.ts';
import { needsSecondFactor, type Viewer } from './viewer.ts';

export function presentViewer(viewer: Viewer | undefined): ViewerAnswer {
  if (!viewer) return { viewer: null };
  return {
    viewer: {
      id: viewer.userId,
      email: viewer.email,
      isStaff: viewer.isStaff,
      hasSecondFactor: viewer.hasSecondFactor,
      needsSecondFactor: needsSecondFactor(viewer),
    },
  };
}

export function presentUser(
  user: typeof users.$inferSelect,
  factors: (typeof secondFactors.$inferSelect)[],
): UserAnswer {
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    created_at: user.createdAt.toISOString(),
    last_sign_in_at: user.lastSignInAt.toISOString(),
    app_metadata: { provider: 'email' },
    user_metadata: {},
    factors: factors.map(presentFactor),
  };
}

export function presentSession(
  session: typeof signInSessions.$inferSelect,
  currentId: string,
): SignInSessionAnswer {
  return {
    id: session.id,
    device: session.device,
    createdAt: session.createdAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
    isCurrent: session.id === currentId,
  };
}
