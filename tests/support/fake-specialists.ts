import { type Plan, savedSessionsAllowed } from '#shared/specialists/specialists.rules.ts';
import type {
  QuestionAnswer,
  SessionAnswer,
  SpecialistAnswer,
  WatchAnswer,
} from '#shared/specialists/specialists.schema.ts';
import type { WriteOutcome } from '#shared/sync/sync.schema.ts';
import type { FeatureAnswers } from './fake-server.ts';

type Sent = { id: string; kind: string; body: unknown };
type Setting = { sessionId: string; on: boolean };

export const specialist: SpecialistAnswer = {
  id: '5a0e9a52-0000-4000-8000-000000000001',
  name: 'Dra. Marina Alves Prado',
  role: 'Consultora de amamentação',
  bio: 'Acompanha mães há quinze anos.',
  registrationNumber: 'Exemplo 0001',
  photo: null,
  topics: ['Amamentação', 'Sono'],
  languages: ['pt'],
  isSample: true,
  availableNow: false,
};

const hour = 60 * 60 * 1000;

/** A session as the server tells of it, an hour from now, with whatever a test wants to say about it. */
export function session(about: Partial<SessionAnswer> & { id: string }): SessionAnswer {
  const state = about.state ?? 'scheduled';
  return {
    title: `Encontro ${about.id}`,
    description: 'Uma conversa sem pressa.',
    language: 'pt',
    specialist,
    category: 'Amamentação',
    startsAt: new Date(Date.now() + (state === 'scheduled' ? hour : -2 * hour)).toISOString(),
    durationMinutes: 45,
    state,
    isLive: state === 'live',
    hasReplay: false,
    hasPreview: false,
    isScheduled: state === 'scheduled',
    isPremium: false,
    views: 0,
    likes: 0,
    viewers: 0,
    userReminded: false,
    userSaved: false,
    userLiked: false,
    isLocked: false,
    cancelReason: null,
    ...about,
  };
}

export function question(about: Partial<QuestionAnswer> & { id: string }): QuestionAnswer {
  return {
    content: `Pergunta ${about.id}`,
    author: { anonymous: false, name: 'Bia' },
    mine: false,
    coming: false,
    createdAt: '2026-07-01T15:00:00.000Z',
    hearts: 0,
    userHearted: false,
    answered: null,
    ...about,
  };
}

type Options = {
  sessions?: SessionAnswer[];
  questions?: QuestionAnswer[];
  plan?: Plan;
  watch?: WatchAnswer;
};

const pageSize = 20;

/** The specialists' routes and the outbox's, for fakeServer's `also` (`answers`). A search finds titles that have the term. */
export function fakeSpecialists({
  sessions = [],
  questions = [],
  plan = 'free',
  watch = { kind: 'mp4', address: '/api/specialists/video.mp4', captions: '/legendas.vtt', isPreview: false },
}: Options = {}) {
  const stored = new Map(sessions.map((one) => [one.id, one]));
  let asked = [...questions];
  let interested = false;
  const writes: Sent[] = [];
  const refused = new Map<string, string>();

  function doWrite({ id, kind, body }: Sent): WriteOutcome {
    const problem = refused.get(kind);
    if (problem) return { id, done: false, code: 'invalid_input', fields: { session: problem } };
    writes.push({ id, kind, body });
    const { sessionId, on } = body as Setting;
    const known = stored.get(sessionId);
    if (known && kind === 'session-reminder.set') stored.set(sessionId, { ...known, userReminded: on });
    if (known && kind === 'saved-session.set') stored.set(sessionId, { ...known, userSaved: on });
    if (known && kind === 'session-like.set')
      stored.set(sessionId, { ...known, userLiked: on, likes: known.likes + (on ? 1 : -1) });
    const about = body as { id: string; content: string; isAnonymous: boolean };
    if (kind === 'question.add') {
      const author = about.isAnonymous
        ? ({ anonymous: true } as const)
        : { anonymous: false as const, name: 'Ana' };
      const coming = about.isAnonymous;
      asked = [question({ id: about.id, content: about.content, author, mine: true, coming }), ...asked];
    }
    if (kind === 'question.remove') asked = asked.filter((one) => one.id !== about.id);
    return { id, done: true };
  }

  const answers: FeatureAnswers = ({ method, path, query, body }, viewer) => {
    const all = [...stored.values()];
    const [, id = '', part = ''] = /^\/api\/specialists\/sessions\/([^/]+)\/?(.*)$/.exec(path) ?? [];
    if (path === '/api/sync')
      return viewer
        ? Response.json({ outcomes: (body as { writes: Sent[] }).writes.map(doWrite) })
        : 'unauthenticated';
    if (path === '/api/specialists') {
      const saved = all.filter(({ userSaved }) => userSaved).length;
      const planned = all.filter(({ isScheduled, isLive }) => isScheduled || isLive);
      const isThisWeek = (startsAt: string) => Date.parse(startsAt) < Date.now() + 8 * 24 * 60 * 60 * 1000;
      return Response.json({
        highlight: all.find(({ isLive }) => isLive) ?? all.find(({ isScheduled }) => isScheduled) ?? null,
        thisWeek: planned.filter(({ startsAt }) => isThisWeek(startsAt)),
        later: planned.filter(({ startsAt }) => !isThisWeek(startsAt)),
        plan,
        savedCount: saved,
        savedAllowed: savedSessionsAllowed[plan],
        availableNow: 0,
        specialistCount: 1,
      });
    }
    if (path === '/api/specialists/saved')
      return viewer
        ? Response.json({ sessions: all.filter(({ userSaved }) => userSaved) })
        : 'unauthenticated';
    if (path === '/api/specialists/questions/mine') {
      const about = {
        specialistId: specialist.id,
        specialistName: specialist.name,
        sessionId: null,
        sessionTitle: null,
      };
      const mine = asked.filter((one) => one.mine).map((one) => ({ ...about, ...one }));
      return viewer ? Response.json({ questions: mine, nextCursor: null }) : 'unauthenticated';
    }
    if (path === '/api/specialists/sessions') {
      const [term, category] = [query.get('q')?.toLowerCase() ?? '', query.get('category')];
      const found = all.filter(
        (one) => one.title.toLowerCase().includes(term) && (!category || one.category === category),
      );
      const start = Number(query.get('cursor') ?? 0);
      const next = start + pageSize < found.length ? String(start + pageSize) : null;
      return Response.json({ sessions: found.slice(start, start + pageSize), nextCursor: next });
    }
    if (path === '/api/plan') return viewer ? Response.json({ plan, interested }) : 'unauthenticated';
    if (path === '/api/plan/interest') {
      if (!viewer) return 'unauthenticated';
      interested = true;
      return Response.json({});
    }
    if (!id) return undefined;
    const one = stored.get(id);
    if (!one) return 'not_found';
    if (part === '') return Response.json({ session: one, specialist });
    if (part === 'questions') return Response.json({ questions: asked, nextCursor: null });
    if (part === 'preview') return Response.json({ ...watch, isPreview: true });
    if (part === 'watch' && method === 'POST') return viewer ? Response.json(watch) : 'unauthenticated';
    if (part === 'watching' && method === 'POST') return Response.json({});
    return undefined;
  };

  return {
    answers,
    writesOf: (kind: string) => writes.filter((write) => write.kind === kind).map(({ body }) => body),
    /** From now on the server refuses this kind, naming what is wrong. */
    refuse: (kind: string, problem: string) => refused.set(kind, problem),
    /** Staff change something meanwhile. */
    change: (id: string, to: Partial<SessionAnswer>) => {
      const known = stored.get(id);
      if (known) stored.set(id, { ...known, ...to });
    },
  };
}
