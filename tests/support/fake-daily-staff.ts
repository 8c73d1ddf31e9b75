import type {
  AdminDailyAnswer,
  AdminDailyListAnswer,
  DailyArticle,
  DailyContentAnswer,
  DailyDayAnswer,
  DailyFields,
  DailyGap,
  DailyShowingAnswer,
} from '#shared/daily/daily.schema.ts';
import type { Language } from '#shared/language/language.rules.ts';
import { calendarDate } from '#shared/time/calendar-date.ts';
import type { FeatureAnswers } from './fake-server.ts';

/** A piece as its writers see it, with whatever a test wants to say about it. */
export function somePiece(about: Partial<AdminDailyAnswer> & { id: string }): AdminDailyAnswer {
  return {
    fromAge: 14,
    toAge: 20,
    contentType: 'tip',
    durationMinutes: 4,
    category: 'Sono e rotina',
    interests: ['sono-rotina'],
    libraryCategory: null,
    articleId: null,
    article: null,
    isPremium: false,
    thumbnailUrl: null,
    contentUrl: null,
    published: true,
    pt: {
      title: `Peça ${about.id}`,
      description: 'Uma noite de cada vez.',
      expert: null,
      tips: ['Deite um pouco.', 'Beba água.'],
      fullContent: 'As noites são curtas agora.',
    },
    en: {
      title: `Piece ${about.id}`,
      description: 'One night at a time.',
      expert: null,
      tips: ['Lie down a little.', 'Drink water.'],
      fullContent: 'Nights are short now.',
    },
    ...about,
  };
}

type Desk = {
  pieces?: AdminDailyAnswer[];
  gaps?: DailyGap[];
  originals?: string[];
  articles?: DailyArticle[];
  /** By the weekday of birth; without it, everybody is shown a piece on its first day. */
  showing?: number[][];
};

const pageSize = 2;

/** The staff's daily content as the panel sees it, for fakeServer's `also`. Pages hold two pieces. */
export function fakeDailyStaff(desk: Desk = {}): FeatureAnswers {
  const { pieces = [], gaps = [], originals = [], articles = [], showing } = desk;
  let kept = pieces;
  const removed = new Set<string>();

  return ({ method, path, query, body }, viewer) => {
    if (!path.startsWith('/api/admin/daily')) return undefined;
    if (!viewer?.isStaff) return 'forbidden';
    const language: Language = query.get('language') === 'en' ? 'en' : 'pt';
    const known = kept
      .filter(({ id }) => !removed.has(id))
      .toSorted((a, b) => a.fromAge - b.fromAge || a.toAge - b.toAge);
    const [, , , , id = '', part] = path.split('/');

    if (id === 'articles') {
      const words = (query.get('q') ?? '').toLowerCase();
      return Response.json({ articles: articles.filter(({ title }) => title.toLowerCase().includes(words)) });
    }
    if (id === 'showing') {
      const agesByBirthWeekday = showing ?? Array.from({ length: 7 }, () => [Number(query.get('fromAge'))]);
      return Response.json({ agesByBirthWeekday } satisfies DailyShowingAnswer);
    }
    if (id === 'gaps') return Response.json({ gaps });
    if (id === 'preview') {
      const [birth, day] = [query.get('birthDate') ?? '', query.get('day') ?? ''];
      const age = (Date.parse(day) - Date.parse(birth)) / 86_400_000;
      const piece = known.find(({ fromAge, toAge }) => fromAge <= age && age <= toAge);
      return Response.json({
        date: calendarDate(day),
        content: piece ? contentOf(piece, language) : null,
      } satisfies DailyDayAnswer);
    }
    if (part === 'restore') {
      removed.delete(id);
      return Response.json({});
    }
    if (method === 'POST') {
      kept = [...kept, { id: `made-${kept.length}`, article: null, ...(body as DailyFields) }];
      return Response.json({ id: `made-${kept.length - 1}` });
    }
    if (id) {
      const piece = known.find((one) => one.id === id);
      if (!piece) return 'not_found';
      if (method === 'DELETE') removed.add(id);
      if (method === 'PUT')
        kept = kept.map((one) => (one.id === id ? { id, article: null, ...(body as DailyFields) } : one));
      return Response.json(method === 'GET' ? piece : {});
    }

    const [age, type] = [query.get('age'), query.get('type')];
    const found = known.filter(
      ({ fromAge, toAge, contentType }) =>
        (age === null || (fromAge <= Number(age) && Number(age) <= toAge)) &&
        (type === null || contentType === type),
    );
    const start = Number(query.get('cursor') ?? 0);
    return Response.json({
      contents: found.slice(start, start + pageSize).map((piece) => ({
        id: piece.id,
        title: piece[language].title,
        contentType: piece.contentType,
        category: piece.category,
        fromAge: piece.fromAge,
        toAge: piece.toAge,
        published: piece.published,
        isOriginal: originals.includes(piece.id),
      })),
      nextCursor: start + pageSize < found.length ? String(start + pageSize) : null,
    } satisfies AdminDailyListAnswer);
  };
}

function contentOf(piece: AdminDailyAnswer, language: Language): DailyContentAnswer {
  const { title, description, expert, tips, fullContent } = piece[language];
  return {
    id: piece.id,
    contentType: piece.contentType,
    title,
    durationMinutes: piece.durationMinutes ?? 5,
    description,
    thumbnailUrl: piece.thumbnailUrl,
    isPremium: piece.isPremium,
    category: piece.category,
    contentUrl: piece.contentUrl,
    contentData: { expert, tips, fullContent },
    article: null,
    likes: 0,
    userLiked: false,
    userSaved: false,
    userDone: false,
  };
}
