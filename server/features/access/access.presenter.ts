import type { SignInSessionAnswer, ViewerAnswer } from '#shared/access/access.schema.ts';
import type { signInSessions, users } from './access.table.ts';
import type { Viewer } from './viewer.ts';

export function presentViewer(viewer: Viewer | undefined): ViewerAnswer {
  return { viewer: viewer ? { id: viewer.userId, email: viewer.email, isStaff: viewer.isStaff } : null };
}

export function presentUser(user: typeof users.$inferSelect) {
  return {
    id: user.id,
    email: user.email,
    created_at: user.createdAt.toISOString(),
    last_sign_in_at: user.lastSignInAt.toISOString(),
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
