import { localOrigin } from './local-profile.ts';

/** How many sets of answers of hers wait here for the server: one or none. */
export function unsentAnswers(viewerId: string): number {
  const { owner, unsentSince } = localOrigin();
  return owner === viewerId && unsentSince ? 1 : 0;
}
