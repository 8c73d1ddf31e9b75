import { weekOf } from '#shared/daily/daily.rules.ts';
import type { DailyContentAnswer, DailyMark, WeekContentAnswer } from '#shared/daily/daily.schema.ts';
import type { WriteOutcome } from '#shared/sync/sync.schema.ts';
import { type CalendarDate, calendarDate } from '#shared/time/calendar-date.ts';
import type { FeatureAnswers } from './fake-server.ts';

type Sent = { id: string; kind: string; body: unknown };

/** A piece as the server tells of it, with whatever a test wants to say about it. */
export function dailyContent(about: Partial<DailyContentAnswer> & { id: string }): DailyContentAnswer {
  return {
    contentType: 'tip',
    title: `Conteúdo ${about.id}`,
    durationMinutes: 5,
    description: 'Um respiro para o dia de hoje.',
    thumbnailUrl: null,
    isPremium: false,
    category: 'Sono e rotina',
    contentUrl: null,
    contentData: {
      expert: 'Para a equipe Colo, descansar também é cuidar.',
      tips: ['Beba água.', 'Respire fundo.'],
      fullContent: 'Sente-se com calma.\n\nRespire três vezes.',
    },
    article: null,
    likes: 0,
    userLiked: false,
    userSaved: false,
    userDone: false,
    ...about,
  };
}

/** The daily content's routes and the outbox's, for fakeServer's `also` (`answers`): a piece for each date that has one. */
export function fakeDaily(byDate: Record<string, DailyContentAnswer> = {}) {
  const days = new Map(Object.entries(byDate));
  const writes: Sent[] = [];
  const refused = new Set<string>();
  const fieldOf = { like: 'userLiked', save: 'userSaved', done: 'userDone' } as const;

  function doWrite({ id, kind, body }: Sent): WriteOutcome {
    if (refused.has(kind)) return { id, done: false, code: 'not_found' };
    writes.push({ id, kind, body });
    const { contentId, mark, on } = body as { contentId: string; mark: DailyMark; on: boolean };
    for (const [date, content] of days)
      if (content.id === contentId) days.set(date, { ...content, [fieldOf[mark]]: on });
    return { id, done: true };
  }

  const answers: FeatureAnswers = ({ path, query, body }, viewer) => {
    if (path === '/api/sync')
      return viewer
        ? Response.json({ outcomes: (body as { writes: Sent[] }).writes.map(doWrite) })
        : 'unauthenticated';
    if (path === '/api/daily/week') {
      const asked = calendarDate(query.get('day') ?? '');
      return Response.json({
        days: weekOf(asked).map((date: CalendarDate) => ({ date, content: days.get(date) ?? null })),
        isExample: !viewer && !query.has('birthDate'),
      } satisfies WeekContentAnswer);
    }
    if (path === '/api/daily/saved') {
      if (!viewer) return 'unauthenticated';
      const saved = [...days.values()].filter(({ userSaved }) => userSaved);
      return Response.json({
        contents: saved.map((one) => ({ ...one, savedAt: '2026-07-01T03:00:00.000Z' })),
      });
    }
    const [, id] = /^\/api\/daily\/([^/]+)$/.exec(path) ?? [];
    if (id === undefined) return undefined;
    const found = [...days.values()].find((content) => content.id === id);
    return found ? Response.json(found) : 'not_found';
  };

  return {
    answers,
    writesOf: (kind: string) => writes.filter((write) => write.kind === kind).map(({ body }) => body),
    /** From now on the server refuses this kind. */
    refuse: (kind: string) => refused.add(kind),
    /** Staff change something meanwhile. */
    put: (date: string, content: DailyContentAnswer) => days.set(date, content),
  };
}
