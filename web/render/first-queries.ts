import type { QueryKey } from '@tanstack/react-query';

/**
 * The queries whose answers may stand in a page, by how their keys begin. Their functions ask and answer, and do nothing
 * else: whatever one of them kept beside its answer would lie in the server's memory, which everybody shares. What is
 * not named here shows as loading, and the browser asks for it.
 */
const inPages = [
  ['viewer'],
  ['profile'],
  ['own'],
  ['daily', 'week'],
  ['daily', 'content'],
  ['library'],
  ['article'],
  ['articles'],
  ['article-feedback'],
  ['article-related'],
  ['reading-list'],
  ['community', 'feed'],
  ['community', 'featured'],
  ['community', 'standing'],
  ['community', 'talk'],
  ['specialists', 'now'],
  ['specialists', 'overview'],
];

export const mayStandInPage = (key: QueryKey): boolean =>
  inPages.some((beginning) => beginning.every((part, at) => key[at] === part)) || isOfDiary(key);

/** Of the diary, what is read without knowing where she is: feeds by pages, and kinds that are read whole. */
const isOfDiary = ([noun, , , reading, , kind]: QueryKey): boolean =>
  noun === 'diary' && (reading === 'all' || (reading === 'page' && kind === 'feed'));
