import type {
  DistanceAnswer,
  NewDistance,
  NoticeAnswer,
  StandingAnswer,
} from '#shared/community/care.schema.ts';
import type { CommunityPostAnswer, FeedAnswer } from '#shared/community/community.schema.ts';
import type {
  CaseAnswer,
  CaseListAnswer,
  CaseState,
  NewDecision,
  SanctionAnswer,
  WatchedWordAnswer,
} from '#shared/community/moderation.schema.ts';
import type { Call, FeatureAnswers } from './fake-server.ts';

export function someNotice(about: Partial<NoticeAnswer> & { id: string }): NoticeAnswer {
  return {
    kind: 'text_removed',
    reason: 'Citava o nome de outra criança.',
    excerpt: 'Meu vizinho disse',
    postId: null,
    until: null,
    at: '2026-07-02T15:00:00.000Z',
    read: false,
    appealable: null,
    ...about,
  };
}

export function someCase(about: Partial<CaseAnswer> & { id: string }): CaseAnswer {
  const content = about.content ?? `Texto do caso ${about.id}`;
  const author = about.author ?? { anonymous: false, name: 'Bia' };
  return {
    state: 'open',
    subject: 'post',
    excerpt: content,
    author,
    concern: null,
    watchedWords: [],
    reportCount: 1,
    hidden: false,
    openedAt: '2026-07-02T15:00:00.000Z',
    content,
    post: { id: 'p', content, author },
    context: [],
    createdAt: '2026-07-01T15:00:00.000Z',
    editedAt: null,
    versions: [],
    reports: [{ reason: 'unkind', note: '', about: 'text', at: '2026-07-02T15:00:00.000Z' }],
    decisions: [],
    appeal: null,
    authorHistory: author.anonymous ? null : { removed: 0, kept: 0, sanction: null },
    ...about,
  };
}

type Care = {
  standing?: Partial<StandingAnswer>;
  distances?: DistanceAnswer[];
  notices?: NoticeAnswer[];
  saved?: CommunityPostAnswer[];
  mine?: CommunityPostAnswer[];
};

const pageSize = 2;
const paged = <One>({ query }: Call, all: One[]) => {
  const start = Number(query.get('cursor') ?? 0);
  const nextCursor = start + pageSize < all.length ? String(start + pageSize) : null;
  return { page: all.slice(start, start + pageSize), nextCursor };
};

/** What a mother finds in her own space, and how she looks after herself. Pages hold two of a kind. */
export function fakeCare({ standing, distances = [], notices = [], saved = [], mine = [] }: Care = {}) {
  const told: StandingAnswer = {
    rulesAccepted: true,
    isNewAccount: false,
    sanction: null,
    unreadNotices: notices.filter(({ read }) => !read).length,
    ...standing,
  };
  let kept = distances;
  let heard = notices;
  const unsaved = new Set<string>();

  function sync(body: unknown): Response {
    const { writes } = body as {
      writes: { id: string; kind: string; body: { postId: string; on: boolean } }[];
    };
    for (const { kind, body: about } of writes) {
      if (kind === 'saved-post.set') unsaved[about.on ? 'delete' : 'add'](about.postId);
    }
    return Response.json({ outcomes: writes.map(({ id }) => ({ id, done: true })) });
  }

  const answers: FeatureAnswers = (call, viewer) => {
    const { method, path, body } = call;
    if (path === '/api/sync') return viewer ? sync(body) : 'unauthenticated';
    if (!path.startsWith('/api/community/')) return undefined;
    if (path === '/api/community/saved' || path === '/api/community/mine') {
      if (!viewer) return 'unauthenticated';
      const all = path.endsWith('mine') ? mine : saved.filter(({ id }) => !unsaved.has(id));
      const { page, nextCursor } = paged(call, all);
      return Response.json({ posts: page, nextCursor } satisfies FeedAnswer);
    }
    if (!/^\/api\/community\/(standing|rules|reports|distances|notices|appeals)/.test(path)) return undefined;
    if (!viewer) return 'unauthenticated';
    switch (`${method} ${path}`) {
      case 'GET /api/community/standing':
        return Response.json(told);
      case 'POST /api/community/rules':
        told.rulesAccepted = true;
        return Response.json(told);
      case 'GET /api/community/distances':
        return Response.json({ distances: kept });
      case 'POST /api/community/distances': {
        const { id, kind } = body as NewDistance;
        kept = [...kept, { id, kind, of: { name: 'Bia' }, since: '2026-07-01T15:00:00.000Z' }];
        return Response.json({});
      }
      case 'GET /api/community/notices': {
        const { page, nextCursor } = paged(call, heard);
        return Response.json({ notices: page, nextCursor });
      }
      case 'POST /api/community/notices/read':
        heard = heard.map((notice) => ({ ...notice, read: true }));
        told.unreadNotices = 0;
        return Response.json({});
      case 'POST /api/community/appeals': {
        const { caseId } = body as { caseId: string };
        heard = heard.map((notice) =>
          notice.appealable === caseId ? { ...notice, appealable: null } : notice,
        );
        return Response.json({});
      }
      default:
        if (method === 'DELETE') kept = kept.filter(({ id }) => path !== `/api/community/distances/${id}`);
        return Response.json({});
    }
  };
  return answers;
}

type Desk = { cases?: CaseAnswer[]; sanctions?: SanctionAnswer[]; words?: WatchedWordAnswer[] };

/** The staff's side, for fakeServer's `also`. `decideElsewhere`: a colleague is faster. */
export function fakeModeration({ cases = [], sanctions = [], words = [] }: Desk = {}) {
  let known = cases;
  let imposed = sanctions;
  let watched = words;

  function decide(id: string, { decision, reason, sanction }: NewDecision, by: string): void {
    const until = sanction?.days ? '2026-07-09T15:00:00.000Z' : null;
    known = known.map((one) =>
      one.id === id
        ? {
            ...one,
            state: 'decided',
            decisions: [
              ...one.decisions,
              {
                decision,
                reason,
                sanction: sanction && { kind: sanction.kind, until },
                by,
                at: '2026-07-03T15:00:00.000Z',
              },
            ],
          }
        : one,
    );
  }

  const answers: FeatureAnswers = (call, viewer) => {
    const { method, path, query, body } = call;
    if (!path.startsWith('/api/admin/moderation/')) return undefined;
    if (!viewer?.isStaff) return 'forbidden';
    const [, , , , noun, id = '', part] = path.split('/');
    if (noun === 'cases' && !id) {
      const count = (state: CaseState) => known.filter((one) => one.state === state).length;
      const asked = known.filter(({ state }) => state === (query.get('state') ?? 'open'));
      const { page, nextCursor } = paged(call, asked);
      return Response.json({
        cases: page,
        nextCursor,
        counts: { open: count('open'), appealed: count('appealed'), decided: count('decided') },
      } satisfies CaseListAnswer);
    }
    if (noun === 'cases') {
      const one = known.find((another) => another.id === id);
      if (!one) return 'not_found';
      if (part === 'decisions') {
        if (one.state === 'decided') return 'conflict';
        decide(id, body as NewDecision, viewer.email);
      }
      return Response.json(known.find((another) => another.id === id));
    }
    if (noun === 'sanctions') {
      if (part === 'lift') imposed = imposed.filter((sanction) => sanction.id !== id);
      const { page, nextCursor } = paged(call, imposed);
      return Response.json({ sanctions: page, nextCursor });
    }
    if (method === 'PUT') {
      const asked = body as Pick<WatchedWordAnswer, 'word' | 'action'>;
      watched = [
        ...watched.filter(({ word }) => word !== asked.word),
        { ...asked, addedAt: '2026-07-01T15:00:00.000Z' },
      ];
    }
    if (method === 'DELETE') watched = watched.filter(({ word }) => word !== decodeURIComponent(id));
    return Response.json({ words: watched });
  };
  return {
    answers,
    decideElsewhere: (id: string, decision: NewDecision) => decide(id, decision, 'carla@colo.test'),
  };
}
