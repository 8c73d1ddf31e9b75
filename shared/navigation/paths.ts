/**
 * Every page of Colo, without language prefix. The router renders them, the server answers any other
 * path with 404, and links are made from here: one list, so that the three cannot disagree.
 */
export const paths = {
  landing: '/',
  home: '/app',
  library: '/app/biblioteca',
  community: '/app/entre-maes',
  specialists: '/app/chat',
  profile: '/app/profile',
  calendar: '/app/calendario',
  admin: '/admin',
  privacy: '/privacidade',
  terms: '/termos',
} as const;

export type Path = (typeof paths)[keyof typeof paths];

const known = new Set<string>(Object.values(paths));

/** Whether a path without language prefix is a page of Colo. A trailing slash is forgiven. */
export function isPage(path: string): boolean {
  return known.has(path) || known.has(path.replace(/\/+$/, ''));
}
