import type { AuthRoutes, SignInSessionRoutes, ViewerRoutes } from '#server/features/access/access.routes.ts';
import type { LinkLookAnswer, SignInSessionAnswer, ViewerAnswer } from '#shared/access/access.schema.ts';
import { answerTo } from '#web/platform/api/api-client.ts';
import { clientOf } from '#web/platform/api/typed-client.ts';

const auth = clientOf<AuthRoutes>('/auth/v1');
const viewer = clientOf<ViewerRoutes>('/api/viewer');
const signInSessions = clientOf<SignInSessionRoutes>('/api/sign-in-sessions');

export type Viewer = NonNullable<ViewerAnswer['viewer']>;
export type SignInSession = SignInSessionAnswer;
export type SignOutScope = 'local' | 'others' | 'global';

/** Who is looking: null for a visitor. */
export const fetchViewer = async (signal?: AbortSignal): Promise<Viewer | null> =>
  (await answerTo(viewer.index.$get({}, { init: signal ? { signal } : {} }))).viewer;

/** Asks for the mail with the link and the code; the link leads back to the page that asks. */
export async function sendAccessLink(email: string, place: string): Promise<void> {
  const redirect_to = window.location.origin + place;
  await auth.otp.$post({ query: { redirect_to }, json: { email } });
}

/** `restored`: she had asked to be forgotten, and came back in time. `return_to`: where she asked for the link. */
type SignedIn = { restored?: boolean; return_to?: string | undefined };

export const signInByCode = (email: string, code: string): Promise<SignedIn> =>
  answerTo(auth.verify.$post({ json: { type: 'email', email, token: code } }));

export const signInByLink = (tokenHash: string): Promise<SignedIn> =>
  answerTo(auth.verify.$post({ json: { type: 'email', token_hash: tokenHash } }));

/** Whose a link is, without spending it. */
export const lookAtLink = (tokenHash: string): Promise<LinkLookAnswer> =>
  answerTo(auth.link.$post({ json: { token_hash: tokenHash } }));

export async function signOut(scope: SignOutScope): Promise<void> {
  await auth.logout.$post({ query: { scope } });
}

export const fetchSignInSessions = async (signal: AbortSignal): Promise<SignInSession[]> =>
  (await answerTo(signInSessions.index.$get({}, { init: { signal } }))).sessions;

export async function endSignInSession(id: string): Promise<void> {
  await signInSessions[':id'].$delete({ param: { id } });
}
