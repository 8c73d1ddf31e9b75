import { Hono } from 'hono';
import { mother } from '#server/features/access/access.gate.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import {
  createCommunityPostSchema,
  editCommentSchema,
  editCommunityPostSchema,
  type WrittenCommentAnswer,
  type WrittenPostAnswer,
} from '#shared/community/community.schema.ts';
import { ownComment } from './comments.repository.ts';
import { communityPresenter as present } from './community.presenter.ts';
import { createPost, editComment, editPost, notFound, restore } from './community.service.ts';
import { communityComments, communityPosts } from './community.table.ts';
import { idOf, postFor } from './post-for.ts';
import { type Texts, takeBack } from './undo.repository.ts';

/** What she does with her own texts. Hearts, saves and comments come through the outbox. */
export function ownTextRoutes(services: Services) {
  return new Hono()
    .post('/posts', mother(services), validate('json', createCommunityPostSchema), async (c) => {
      const { userId } = c.var;
      const post = c.req.valid('json');
      const { concern } = await createPost(services, userId, post);
      return c.json<WrittenPostAnswer>({ post: await postFor(services, userId, post.id), concern }, 201);
    })
    .patch('/posts/:id', mother(services), validate('json', editCommunityPostSchema), async (c) => {
      const { userId } = c.var;
      const id = idOf(c);
      const { concern } = await editPost(services, userId, { ...c.req.valid('json'), id });
      return c.json<WrittenPostAnswer>({ post: await postFor(services, userId, id), concern });
    })
    .patch('/comments/:id', mother(services), validate('json', editCommentSchema), async (c) => {
      const { userId } = c.var;
      const id = idOf(c);
      const { concern } = await editComment(services, userId, { id, content: c.req.valid('json').content });
      const row = await ownComment(services.db, userId, id);
      if (!row) throw notFound();
      return c.json<WrittenCommentAnswer>({ comment: present.comment(row, userId), concern });
    })
    .route('/posts', takingBack(services, communityPosts))
    .route('/comments', takingBack(services, communityComments));
}

function takingBack(services: Services, texts: Texts) {
  const { db, clock } = services;
  return new Hono()
    .delete('/:id', mother(services), async (c) => {
      if (!(await takeBack(db, c.var.userId, { texts, id: idOf(c), now: clock.now() }))) throw notFound();
      return c.json({});
    })
    .post('/:id/restore', mother(services), async (c) => {
      await restore(services, c.var.userId, { texts, id: idOf(c) });
      return c.json({});
    });
}
