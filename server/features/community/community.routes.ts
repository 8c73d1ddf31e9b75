import { type Context, Hono } from 'hono';
import { mother, readerOf } from '#server/features/access/access.gate.ts';
import type { UserId } from '#server/features/access/viewer.ts';
import { open } from '#server/platform/http/access-level.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import {
  type CommentsAnswer,
  type FeaturedAnswer,
  type FeedAnswer,
  featuredQuerySchema,
  feedQuerySchema,
  pageQuerySchema,
  type TalkAnswer,
} from '#shared/community/community.schema.ts';
import type { SearchedAnswer } from '#shared/search/search.schema.ts';
import { commentPage } from './comments.repository.ts';
import { communityPresenter as present } from './community.presenter.ts';
import { featuredPosts } from './featured.ts';
import { type FeedRow, feedPage, ownPage, savedPage } from './feed.repository.ts';
import { searchFeed } from './feed-search.service.ts';
import { ownTextRoutes } from './own-texts.routes.ts';
import { idOf, postFor } from './post-for.ts';

type FeedPage = { shown: FeedRow[]; nextCursor: string | null; searched?: SearchedAnswer | null };

/** Reading; what she does with her own texts follows (own-texts.routes.ts). */
export function communityRoutes(services: Services) {
  const { db, clock } = services;
  const featured = featuredPosts(services);
  const viewerId = async (c: Context) => (await readerOf(c, services))?.userId;

  const told = (rows: FeedRow[], viewer: UserId | undefined) =>
    rows.map((row) => present.post(row, { viewer, now: clock.now() }));
  const feedOf = (page: FeedPage, viewer: UserId | undefined) =>
    ({
      posts: told(page.shown, viewer),
      nextCursor: page.nextCursor,
      ...(page.searched && { searched: page.searched }),
    }) satisfies FeedAnswer;
  const commentsOf = async (viewer: UserId | undefined, talk: string, cursor?: string) => {
    const { shown, nextCursor } = await commentPage(db, viewer, { talk, cursor });
    return {
      comments: shown.map((row) => present.comment(row, viewer)),
      nextCursor,
    } satisfies CommentsAnswer;
  };

  return new Hono()
    .get('/posts', open, validate('query', feedQuerySchema), async (c) => {
      const { q = '', ...asked } = c.req.valid('query');
      const viewer = await viewerId(c);
      const page = q.trim() ? searchFeed(db, viewer, { ...asked, q }) : feedPage(db, viewer, asked);
      return c.json<FeedAnswer>(feedOf(await page, viewer));
    })
    .get('/featured', open, validate('query', featuredQuerySchema), async (c) => {
      const viewer = await viewerId(c);
      const rows = await featured(viewer, c.req.valid('query').language);
      return c.json<FeaturedAnswer>({ posts: told(rows, viewer) });
    })
    .get('/saved', mother(services), validate('query', pageQuerySchema), async (c) => {
      const page = await savedPage(db, c.var.userId, c.req.valid('query').cursor);
      return c.json<FeedAnswer>(feedOf(page, c.var.userId));
    })
    .get('/mine', mother(services), validate('query', pageQuerySchema), async (c) => {
      const page = await ownPage(db, c.var.userId, c.req.valid('query').cursor);
      return c.json<FeedAnswer>(feedOf(page, c.var.userId));
    })
    .get('/posts/:id', open, async (c) => {
      const id = idOf(c);
      const viewer = await viewerId(c);
      // One after the other: of a post that is not there for her, nothing more is read.
      const post = await postFor(services, viewer, id);
      return c.json<TalkAnswer>({ post, ...(await commentsOf(viewer, id)) });
    })
    .get('/posts/:id/comments', open, validate('query', pageQuerySchema), async (c) => {
      const id = idOf(c);
      const viewer = await viewerId(c);
      await postFor(services, viewer, id);
      return c.json<CommentsAnswer>(await commentsOf(viewer, id, c.req.valid('query').cursor));
    })
    .route('/', ownTextRoutes(services));
}

export type CommunityRoutes = ReturnType<typeof communityRoutes>;
