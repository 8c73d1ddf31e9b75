import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Bucket } from '#server/platform/media/media-store.ts';
import type { AuditAnswer } from '#shared/audit/audit.schema.ts';
import type {
  ArticleFields,
  ArticleSave,
  EditingArticleAnswer,
  EditingListAnswer,
} from '#shared/editing/editing.schema.ts';
import { articleFields } from './article-fields.ts';
import { startTestApp, type TestApp } from './test-app.ts';

type Browser = ReturnType<TestApp['browser']>;
type Said = Partial<Omit<ArticleSave, 'fields' | 'pairWith'>> & {
  /** Undefined is what a form sends that did not touch the link. */
  pairWith?: string | null | undefined;
  id?: string;
  fields?: Partial<ArticleFields>;
};

/** Colo with two of the staff at their desks, and a reader. */
export async function openDesk() {
  const colo = await startTestApp({ STAFF_EMAILS: 'ana@colo.test,bia@colo.test' });
  const ana = await colo.signedIn('ana@colo.test');
  const bia = await colo.signedIn('bia@colo.test');
  const reader = await colo.signedIn('mae@exemplo.test');
  /** As an upload leaves it: an article names only what is there. */
  const store = async (bucket: Bucket, name: string) => {
    await colo.services.media.put(bucket, name, {
      body: Readable.from(['x']),
      size: 1,
      contentType: 'application/octet-stream',
    });
    return `/media/${bucket}/${name}`;
  };
  await store('post-images', '1-w640.webp');
  await store('post-audio', '1.mp3');

  /** A save as the form sends it; a new article unless the test says otherwise. */
  const send = (who: Browser, { id = randomUUID(), fields = {}, ...said }: Said = {}) =>
    who.call('PUT', `/api/admin/articles/${id}`, {
      body: {
        fields: articleFields(fields),
        publication: { state: 'draft' },
        baseVersion: 0,
        pairWith: null,
        ...said,
      },
    });

  const save = async (who: Browser, said: Said = {}): Promise<EditingArticleAnswer> => {
    const response = await send(who, said);
    const answer = await response.json();
    if (response.status !== 200) throw new Error(`The save was refused: ${JSON.stringify(answer)}`);
    return answer;
  };

  const load = async (who: Browser, id: string): Promise<EditingArticleAnswer> =>
    (await who.get(`/api/admin/articles/${id}`)).json();

  const list = async (query = ''): Promise<EditingListAnswer> =>
    (await ana.get(`/api/admin/articles?${query}`)).json();

  /** What was written down, oldest first. */
  const acts = async () => {
    const { entries }: AuditAnswer = await (await ana.get('/api/admin/audit')).json();
    return entries.toReversed();
  };

  const isRead = async (id: string) => (await reader.get(`/api/articles/${id}`)).status === 200;

  return { colo, ana, bia, reader, store, send, save, load, list, acts, isRead };
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;
