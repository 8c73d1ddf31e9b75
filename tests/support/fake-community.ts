import { concernIn } from '#shared/care/concern.ts';
import type { StandingAnswer } from '#shared/community/care.schema.ts';
import { quickReactions } from '#shared/community/community.rules.ts';
import type {
  AuthorAnswer,
  CommentAnswer,
  CommunityPostAnswer,
  CreateCommunityPost,
  NewComment,
  ReactionWish,
} from '#shared/community/community.schema.ts';
import type { ErrorCode } from '#shared/errors/error-codes.ts';
import type { WriteOutcome } from '#shared/sync/sync.schema.ts';
import { stubFetch } from './stub-fetch.ts';

type Sent = { id: string; kind: string; body: unknown };
type Refused = { code: ErrorCode; fields?: Record<string, string> };
type World = {
  posts?: CommunityPostAnswer[];
  featured?: CommunityPostAnswer[];
  comments?: Record<string, CommentAnswer[]>;
  standing?: Partial<StandingAnswer>;
};

const postsPerPage = 2;
const commentsPerPage = 2;

export const lilacMoon: AuthorAnswer = { anonymous: true, face: { symbol: 'moon', tone: 'lilac' } };

export function somePost(about: Partial<CommunityPostAnswer> = {}): CommunityPostAnswer {
  return {
    id: crypto.randomUUID(),
    language: 'pt',
    category: 'Sono do Bebê',
    need: 'support',
    content: 'Ele acorda de hora em hora.',
    author: { anonymous: false, name: 'Bia' },
    mine: false,
    allowPrivateMessages: false,
    createdAt: new Date(Date.now() - 5 * 60_000).toISOString(),
    edited: false,
    isRecent: false,
    commentCount: 0,
    reactionCount: 3,
    userReacted: false,
    userReaction: null,
    userSaved: false,
    reactions: quickReactions,
    standing: 'shown',
    ...about,
  };
}

export function someComment(about: Partial<CommentAnswer> = {}): CommentAnswer {
  return {
    id: crypto.randomUUID(),
    content: 'Aqui também.',
    author: { anonymous: false, name: 'Carla' },
    mine: false,
    createdAt: new Date(Date.now() - 60_000).toISOString(),
    edited: false,
    standing: 'shown',
    ...about,
  };
}

/** The community and the outbox's route, beside `fakeServer`, which must be there first. Pages hold two. */
export function fakeCommunity({ posts = [], featured = [], comments = {}, standing = {} }: World = {}) {
  let feed = [...posts];
  let gone: CommunityPostAnswer[] = [];
  const talks = new Map(Object.entries(comments));
  const goneComments = new Map<string, { comment: CommentAnswer; postId: string }>();
  const refused = new Map<string, Refused>();
  const lost = new Set<string>();
  const writes: Sent[] = [];
  const calls: { call: string; query: URLSearchParams; body: unknown }[] = [];
  let online = true;
  let held = Promise.resolve();
  let own: StandingAnswer = {
    rulesAccepted: true,
    isNewAccount: false,
    sanction: null,
    unreadNotices: 0,
    ...standing,
  };

  const change = (id: string, part: (post: CommunityPostAnswer) => Partial<CommunityPostAnswer>) => {
    feed = feed.map((post) => (post.id === id ? { ...post, ...part(post) } : post));
  };

  function doWrite({ id, kind, body }: Sent): WriteOutcome {
    const refusal = refused.get(kind);
    if (refusal) return { id, done: false, ...refusal };
    writes.push({ id, kind, body });
    const { postId, on, reaction = 'heart' } = body as ReactionWish;
    if (kind === 'heart.set')
      change(postId, (post) => ({
        userReacted: on,
        userReaction: on ? reaction : null,
        reactionCount: post.reactionCount + Number(on) - Number(post.userReacted),
      }));
    if (kind === 'saved-post.set') change(postId, () => ({ userSaved: on }));
    if (kind === 'post.add') publish(body as CreateCommunityPost);
    if (kind === 'comment.add') {
      const { id: commentId, content, isAnonymous } = body as NewComment;
      const author: AuthorAnswer = isAnonymous ? lilacMoon : { anonymous: false, name: 'Ana' };
      const standing = isAnonymous ? 'coming' : 'shown';
      const comment = someComment({ id: commentId, content, author, mine: true, standing });
      talks.set(postId, [...(talks.get(postId) ?? []), comment]);
      if (!isAnonymous) change(postId, (post) => ({ commentCount: post.commentCount + 1 }));
    }
    return { id, done: true };
  }

  function publish(asked: CreateCommunityPost): Response {
    const { isAnonymous, ...rest } = asked;
    const author: AuthorAnswer = isAnonymous ? lilacMoon : { anonymous: false, name: 'Ana' };
    const standing = isAnonymous ? 'coming' : 'shown';
    const made = somePost({ ...rest, author, mine: true, isRecent: true, reactionCount: 0, standing });
    if (gone.some(({ id }) => id === asked.id)) return refuse({ code: 'not_found' });
    // Sent twice, it is one post: as it came first.
    const known = feed.find(({ id }) => id === asked.id);
    if (!known) feed = [made, ...feed];
    return Response.json({ post: known ?? made, concern: concernIn(asked.content) });
  }

  function paged<Item>(all: Item[], size: number, cursor: string | null) {
    const start = Number(cursor ?? 0);
    const nextCursor = start + size < all.length ? String(start + size) : null;
    return { shown: all.slice(start, start + size), nextCursor };
  }

  function commentPage(postId: string, cursor: string | null) {
    const { shown, nextCursor } = paged(talks.get(postId) ?? [], commentsPerPage, cursor);
    return { comments: shown, nextCursor };
  }

  function answer(method: string, path: string, query: URLSearchParams, body: unknown): Response {
    const [, kind = '', id = '', deed = ''] = path.split('/');
    const cursor = query.get('cursor');
    const refusal = refused.get(`${method} ${path}`);
    if (refusal) return refuse(refusal);
    if (kind === 'standing') return Response.json(own);
    if (kind === 'rules') {
      own = { ...own, rulesAccepted: true };
      return Response.json({});
    }
    if (kind === 'featured') return Response.json({ posts: featured });
    if (path === '/posts' && method === 'POST') return publish(body as CreateCommunityPost);
    if (path === '/posts') {
      const all = feed.filter(
        ({ category, content, language }) =>
          language === query.get('language') &&
          (!query.get('category') || category === query.get('category')) &&
          content.toLowerCase().includes((query.get('q') ?? '').toLowerCase()),
      );
      const { shown, nextCursor } = paged(all, postsPerPage, cursor);
      return Response.json({ posts: shown, nextCursor });
    }
    if (kind === 'comments') return changeComment(method, id, body);
    if (deed === 'restore') {
      feed = [...gone.filter((post) => post.id === id), ...feed];
      return Response.json({});
    }
    const post = feed.find((one) => one.id === id);
    if (!post) return refuse({ code: 'not_found' });
    if (deed === 'comments') return Response.json(commentPage(id, cursor));
    if (method === 'DELETE') {
      gone = [...gone, post];
      feed = feed.filter((one) => one.id !== id);
      return Response.json({});
    }
    if (method === 'PATCH') {
      change(id, () => ({ ...(body as Partial<CommunityPostAnswer>), edited: true }));
      return Response.json({ post: feed.find((one) => one.id === id), concern: null });
    }
    return Response.json({ post, ...commentPage(id, null) });
  }

  function changeComment(method: string, id: string, body: unknown): Response {
    const back = goneComments.get(id);
    if (method === 'POST' && back) talks.set(back.postId, [...(talks.get(back.postId) ?? []), back.comment]);
    for (const [postId, all] of talks) {
      const comment = all.find((one) => one.id === id);
      if (!comment || method === 'POST') continue;
      const edited = { ...comment, ...(body as Partial<CommentAnswer>), edited: true };
      if (method === 'DELETE') goneComments.set(id, { comment, postId });
      talks.set(
        postId,
        all.flatMap((one) => (one.id !== id ? [one] : method === 'DELETE' ? [] : [edited])),
      );
      return Response.json({ comment: edited, concern: concernIn(edited.content) });
    }
    return Response.json({});
  }

  const others = globalThis.fetch;
  stubFetch(async (input, init) => {
    const { pathname, searchParams } = new URL(input, 'http://colo.test');
    if (!/^\/api\/(community|sync)/.test(pathname)) return others(input, init);
    await held;
    if (!online) throw new TypeError('Failed to fetch');
    const body = init.body ? JSON.parse(String(init.body)) : undefined;
    if (pathname === '/api/sync')
      return Response.json({ outcomes: (body as { writes: Sent[] }).writes.map(doWrite) });
    const method = init.method ?? 'GET';
    const path = pathname.slice('/api/community'.length);
    calls.push({ call: `${method} ${path}`, query: searchParams, body });
    const answered = answer(method, path, searchParams, body);
    if (lost.delete(`${method} ${path}`)) return new Response('Bad gateway', { status: 500 });
    return answered;
  });

  return {
    writesOf: (kind: string) => writes.filter((write) => write.kind === kind),
    callsTo: (call: string) => calls.filter((one) => one.call === call),
    /** From now on the server says no, to a kind of write or to a call ('POST /posts'). */
    refuse: (what: string, refusal: Refused) => refused.set(what, refusal),
    accept: (what: string) => refused.delete(what),
    /** The next such call is done, and a proxy's answer comes in its place. */
    loseAnswer: (call: string) => lost.add(call),
    posts: () => feed,
    /** What is on its way is there for everybody. */
    appear: () => {
      feed = feed.map((post) => (post.standing === 'coming' ? { ...post, standing: 'shown' } : post));
      for (const [postId, all] of talks) {
        const coming = all.filter(({ standing }) => standing === 'coming').length;
        change(postId, (post) => ({ commentCount: post.commentCount + coming }));
        talks.set(
          postId,
          all.map((one) => (one.standing === 'coming' ? { ...one, standing: 'shown' } : one)),
        );
      }
    },
    /** Answers nothing until the returned function is called. */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    goOffline: () => {
      online = false;
    },
    goOnline: () => {
      online = true;
      window.dispatchEvent(new Event('online'));
    },
  };
}

function refuse({ code, fields }: Refused): Response {
  const error = { code, message: code, requestId: 'r-1', ...(fields && { fields }) };
  return Response.json({ error }, { status: code === 'not_found' ? 404 : 400 });
}
