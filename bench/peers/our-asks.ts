import { randomUUID } from 'node:crypto';
import { aFeed, write } from '../../tests/support/nursing.ts';
import type { Asking } from '../community/connection.ts';
import type { Caller } from './lite.ts';

const sync = (headers: Record<string, string>, one: { id: string; kind: string; body: unknown }): Asking => ({
  path: '/api/sync',
  headers: { ...headers, 'Sec-Fetch-Site': 'same-origin' },
  body: { writes: [one] },
});

export const ourAsks = {
  communityFeed: ({ headers }: Caller): Asking => ({ path: '/api/community/posts?language=pt', headers }),
  articleList: ({ headers }: Caller): Asking => ({ path: '/api/articles?language=pt', headers }),
  week: ({ headers }: Caller): Asking => ({
    path: `/api/daily/week?language=pt&day=${new Date().toISOString().slice(0, 10)}`,
    headers,
  }),
  logPage: ({ headers }: Caller): Asking => ({ path: '/api/diary?kind=feed&timeZone=UTC&limit=20', headers }),
  feedWrite: ({ headers }: Caller): Asking => sync(headers, write('feed.put', aFeed(new Date()))),
  comment: ({ headers }: Caller, postId: string): Asking =>
    sync(headers, {
      id: randomUUID(),
      kind: 'comment.add',
      body: { id: randomUUID(), postId, content: 'Estou com você. Vai passar.', isAnonymous: false },
    }),
};
