import type {
  ArticleDraft,
  ArticleSave,
  EditingArticleAnswer,
  RevisionAnswer,
} from '#shared/editing/editing.schema.ts';
import type { FeatureAnswers } from './fake-server.ts';

export const editedId = '3d6f4a3e-6a0c-4f6e-9d8e-0a1b2c3d4e5f';
const call = `/api/admin/articles/${editedId}`;

/** All that a form holds, with whatever a test wants to say about it. */
export function aDraft(about: Partial<ArticleDraft> = {}): ArticleDraft {
  return {
    title: '',
    content: '',
    introduction: '',
    practicalTip: '',
    author: '',
    authorRole: '',
    category: '',
    language: 'pt',
    reviewer: '',
    reviewedOn: '',
    sources: [],
    keywords: '',
    picture: null,
    pictureAlt: '',
    audio: null,
    ...about,
  };
}

/** An article with something in every field, so that a test sees what gets lost. */
export const written = aDraft({
  title: 'Noites mais calmas',
  content: 'O sono chega devagar.',
  introduction: 'O que ajuda.',
  practicalTip: 'Luz baixa.',
  author: 'Bia Souza',
  authorRole: 'Enfermeira',
  category: 'Sono do Bebê',
  reviewer: 'Dra. Carla',
  reviewedOn: '2026-06-30',
  sources: ['OMS, 2023', 'SBP, 2024'],
  keywords: 'bebê não dorme\nnoite difícil',
  picture: { url: '/media/post-images/noite-w960.webp', width: 960, height: 540, widths: [320, 960] },
  pictureAlt: 'Uma lua',
  audio: { url: '/media/post-audio/noite.mp3', durationSeconds: 90 },
});

type Stored = EditingArticleAnswer & { revisions: RevisionAnswer[]; isTrashed: boolean };

/** A saved article as the server answers it. */
export function anEditedArticle(about: Partial<EditingArticleAnswer> = {}): EditingArticleAnswer {
  return {
    id: editedId,
    version: 3,
    saved: {
      fields: written,
      state: 'published',
      publishAt: null,
      createdAt: '2026-06-01T12:00:00.000Z',
      savedAt: '2026-07-01T12:00:00.000Z',
      savedBy: 'bia@colo.test',
    },
    draft: null,
    pair: null,
    ...about,
  };
}

/** The routes of one article's form, for fakeServer's `also`. Null: it was never saved, and nothing was typed. */
export function fakeEditing(article: EditingArticleAnswer | null, revisions: RevisionAnswer[] = []) {
  const stored: Stored = {
    ...(article ?? { id: editedId, version: 0, saved: null, draft: null, pair: null }),
    revisions,
    isTrashed: false,
  };

  /** What somebody saves, here or elsewhere. */
  function save({ fields, publication }: Pick<ArticleSave, 'fields' | 'publication'>, savedBy: string): void {
    stored.version++;
    stored.draft = null;
    stored.saved = {
      fields,
      state: publication.state,
      publishAt: publication.state === 'scheduled' ? publication.at : null,
      createdAt: stored.saved?.createdAt ?? new Date().toISOString(),
      savedAt: new Date().toISOString(),
      savedBy,
    };
  }

  const answerOf = ({ revisions: _, isTrashed: __, ...answer }: Stored) => Response.json(answer);

  const answers: FeatureAnswers = ({ method, path, body }, viewer) => {
    if (!path.startsWith('/api/admin/')) return undefined;
    if (!viewer) return 'unauthenticated';
    if (!viewer.isStaff) return 'forbidden';
    switch (`${method} ${path}`) {
      case `GET ${call}`:
        return answerOf(stored);
      case `PUT ${call}`: {
        const asked = body as ArticleSave;
        if (asked.baseVersion !== stored.version) return 'conflict';
        save(asked, viewer.email);
        return answerOf(stored);
      }
      case `PUT ${call}/draft`:
        stored.draft = { ...(body as ArticleSave), keptAt: new Date().toISOString() };
        return Response.json({});
      case `DELETE ${call}/draft`:
        stored.draft = null;
        return Response.json({});
      case `GET ${call}/revisions`:
        return Response.json({ revisions: stored.revisions.map(({ fields: _, ...revision }) => revision) });
      case `DELETE ${call}`:
        stored.isTrashed = true;
        return Response.json({});
      case `POST ${call}/restore`:
        stored.isTrashed = false;
        return Response.json({});
      default: {
        const revision = stored.revisions.find(({ version }) => path === `${call}/revisions/${version}`);
        return revision && Response.json(revision);
      }
    }
  };
  return { stored, save, answers };
}
