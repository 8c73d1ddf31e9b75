import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { mother } from '#server/features/access/access.gate.ts';
import type { UserId } from '#server/features/access/viewer.ts';
import { readerOf } from '#server/features/library/reader.ts';
import { open } from '#server/platform/http/access-level.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import {
  type CommentsAnswer,
  communityIdSchema,
  createCommunityPostSchema,
  editCommentSchema,
  editCommunityPostSchema,
  type FeaturedAnswer,
  type FeedAnswer,
  featuredQuerySchema,
  feedQuerySchema,
  pageQuerySchema,
  type TalkAnswer,
  type WrittenCommentAnswer,
  type WrittenPostAnswer,
} from '#shared/community/community.schema.ts';
import type { SearchedAnswer } from '#shared/search/search.schema.ts';
import { commentPage, ownComment } from './comments.repository.ts';
import { communityPresenter as present } from './community.presenter.ts';
import { createPost, editComment, editPost, notFound, restore } from './community.service.ts';
import { communityComments, communityPosts } from './community.table.ts';
import { featuredPosts } from './featured.ts';
import { type FeedRow, feedPage, ownPage, postById, savedPage } from './feed.repository.ts';
import { searchFeed } from './feed-search.service.ts';
import { takeBack } from './undo.repository.ts';

type FeedPage = { shown: FeedRow[]; nextCursor: string | null; searched?: SearchedAnswer | null };

/** Reading, and what she does with her own texts. Hearts, saves and comments come through the outbox. */
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
    const { shown, nextCursor } = await commentPage(db, viewer, talk, cursor);
    return {
      comments: shown.map((row) => present.comment(row, viewer)),
      nextCursor,
    } satisfies CommentsAnswer;
  };
  const postFor = async (viewer: UserId | undefined, id: string) => {
    const row = await postById(db, viewer, id);
    if (!row) throw notFound();
    return present.post(row, { viewer, now: clock.now() });
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
      const post = await postFor(viewer, id);
      return c.json<TalkAnswer>({ post, ...(await commentsOf(viewer, id)) });
    })
    .get('/posts/:id/comments', open, validate('query', pageQuerySchema), async (c) => {
      const id = idOf(c);
      const viewer = await viewerId(c);
      await postFor(viewer, id);
      return c.json<CommentsAnswer>(await commentsOf(viewer, id, c.req.valid('query').cursor));
    })
    .post('/posts', mother(services), validate('json', createCommunityPostSchema), async (c) => {
      const { userId } = c.var;
      const post = c.req.valid('json');
      const { concern } = await createPost(services, userId, post);
      return c.json<WrittenPostAnswer>({ post: await postFor(userId, post.id), concern }, 201);
    })
    .patch('/posts/:id', mother(services), validate('json', editCommunityPostSchema), async (c) => {
      const { userId } = c.var;
      const id = idOf(c);
      const { concern } = await editPost(services, userId, id, c.req.valid('json'));
      return c.json<WrittenPostAnswer>({ post: await postFor(userId, id), concern });
    })
    .delete('/posts/:id', mother(services), async (c) => {
      if (!(await takeBack(db, c.var.userId, communityPosts, idOf(c), clock.now()))) throw notFound();
      return c.json({});
    })
    .post('/posts/:id/restore', mother(services), async (c) => {
      await restore(services, c.var.userId, communityPosts, idOf(c));
      return c.json({});
    })
    .patch('/comments/:id', mother(services), validate('json', editCommentSchema), async (c) => {
      const { userId } = c.var;
      const id = idOf(c);
      const { concern } = await editComment(services, userId, id, c.req.valid('json').content);
      const row = await ownComment(db, userId, id);
      if (!row) throw notFound();
      return c.json<WrittenCommentAnswer>({ comment: present.comment(row, userId), concern });
    })
    .delete('/comments/:id', mother(services), async (c) => {
      if (!(await takeBack(db, c.var.userId, communityComments, idOf(c), clock.now()))) throw notFound();
      return c.json({});
    })
    .post('/comments/:id/restore', mother(services), async (c) => {
      await restore(services, c.var.userId, communityComments, idOf(c));
      return c.json({});
    });
}

/** What is no id is the id of nothing. */
function idOf(c: Context): string {
  const { success, output } = v.safeParse(communityIdSchema, { id: c.req.param('id') });
  if (!success) throw notFound();
  return output.id;
}

export type CommunityRoutes = ReturnType<typeof communityRoutes>;
