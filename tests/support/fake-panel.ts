import { type AuditEntryAnswer, auditKindOf } from '#shared/audit/audit.schema.ts';
import type {
  ArticleOpinionsAnswer,
  EditingListAnswer,
  EditingRowAnswer,
  UnsavedDraftsAnswer,
} from '#shared/editing/editing.schema.ts';
import type { StaffMemberAnswer } from '#shared/staff/staff.schema.ts';
import type { FeatureAnswers } from './fake-server.ts';

/** An article as its writers see it, with whatever a test wants to say about it. */
export function row(about: Partial<EditingRowAnswer> & { id: string }): EditingRowAnswer {
  return {
    title: `Artigo ${about.id}`,
    excerpt: 'O sono chega devagar.',
    category: 'Sono do Bebê',
    language: 'pt',
    author: 'Equipe Colo',
    state: 'published',
    publishAt: null,
    createdAt: '2026-07-01T15:00:00.000Z',
    updatedAt: '2026-07-01T15:00:00.000Z',
    deletedAt: null,
    pair: null,
    ...about,
  };
}

type Panel = {
  articles?: EditingRowAnswer[];
  drafts?: UnsavedDraftsAnswer['drafts'];
  suggestions?: ArticleOpinionsAnswer['suggestions'];
  members?: StaffMemberAnswer[];
  entries?: AuditEntryAnswer[];
};

const pageSize = 2;

/** The staff panel's routes as a page sees them, for fakeServer's `also`. Pages hold two of a kind. */
export function fakePanel({
  articles = [],
  drafts = [],
  suggestions = [],
  members = [],
  entries = [],
}: Panel): FeatureAnswers {
  let listed = articles;
  let named = members;

  return ({ method, path, query, body }, viewer) => {
    if (!path.startsWith('/api/admin/')) return undefined;
    if (!viewer?.isStaff) return 'forbidden';
    const start = Number(query.get('cursor') ?? 0);
    const page = <One>(all: One[]) => all.slice(start, start + pageSize);
    const nextCursor = (all: unknown[]) => (start + pageSize < all.length ? String(start + pageSize) : null);
    const [, , , noun, id = '', part] = path.split('/');

    if (noun === 'audit') {
      const wanted = entries.filter(({ action }) => auditKindOf(action) === (query.get('kind') ?? 'act'));
      return Response.json({ entries: page(wanted), nextCursor: nextCursor(wanted) });
    }
    if (noun === 'staff') {
      if (method === 'POST') {
        const { email } = body as { email: string };
        named = [...named, { email, isFixed: false, addedAt: '2026-07-01T15:00:00.000Z' }];
      }
      if (method === 'DELETE') named = named.filter(({ email }) => email !== decodeURIComponent(id));
      return Response.json({ members: named });
    }
    if (noun !== 'articles') return undefined;
    if (id === 'drafts') return Response.json({ drafts } satisfies UnsavedDraftsAnswer);
    if (part === 'feedback') {
      return Response.json({
        // Most who answer say no more than yes or no.
        totalFeedback: suggestions.length * 4,
        helpfulPercentage: 92,
        suggestions: page(suggestions),
        nextCursor: nextCursor(suggestions),
      } satisfies ArticleOpinionsAnswer);
    }
    if (method === 'DELETE')
      listed = listed.map((one) => (one.id === id ? { ...one, state: 'trashed' } : one));
    if (part === 'restore') listed = listed.map((one) => (one.id === id ? { ...one, state: 'draft' } : one));
    if (id) return Response.json({});
    const found = listed.filter(
      (one) =>
        (query.get('state') ? one.state === query.get('state') : one.state !== 'trashed') &&
        (!query.get('category') || one.category === query.get('category')) &&
        (!query.get('language') || one.language === query.get('language')) &&
        one.title.toLowerCase().includes((query.get('q') ?? '').toLowerCase()),
    );
    return Response.json({
      articles: page(found),
      nextCursor: nextCursor(found),
    } satisfies EditingListAnswer);
  };
}
