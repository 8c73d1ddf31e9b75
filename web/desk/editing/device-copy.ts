import { keep, listKept, readKept } from '#web/platform/device/kept.ts';
import { draftKey } from '#web/platform/device/kept-draft.ts';
import { store } from '#web/platform/device/store.ts';
import { type ArticleForm, emptyFields } from './article-form.ts';

/** What a writer typed, as it stands on this device. */
export type DeviceCopy = {
  form: ArticleForm;
  baseVersion: number;
  /** When she typed it, as an ISO moment of this device's clock. */
  at: string;
  /** All of it has arrived as a draft on the server. */
  isOnServer: boolean;
};

/** Whose and of which article: on a shared computer nobody opens somebody else's text. */
const keyOf = (writerId: string, articleId: string) =>
  draftKey({ kind: 'article', owner: writerId, place: articleId });

/** At once, so that the next moment may be a crash. A full browser storage has a larger neighbour. */
export function writeDeviceCopy(writerId: string, articleId: string, copy: DeviceCopy): void {
  const key = keyOf(writerId, articleId);
  const text = JSON.stringify(copy);
  if (!store.set(key, text)) keep(key, text);
}

/** The newest of both places; null when there is none, or nothing that can be read. */
export async function readDeviceCopy(writerId: string, articleId: string): Promise<DeviceCopy | null> {
  const key = keyOf(writerId, articleId);
  return newestIn([store.get(key), await readKept(key)]);
}

/** All that this device has of one writer, by the article's id. */
export async function listDeviceCopies(writerId: string): Promise<Map<string, DeviceCopy>> {
  const prefix = keyOf(writerId, '');
  const kept = new Map(await listKept(prefix));
  const local = store.keys().filter((key) => key.startsWith(prefix));
  const copies = new Map<string, DeviceCopy>();
  for (const key of new Set([...local, ...kept.keys()])) {
    const copy = newestIn([store.get(key), kept.get(key)]);
    if (copy) copies.set(key.slice(prefix.length), copy);
  }
  return copies;
}

export function forgetDeviceCopy(writerId: string, articleId: string): void {
  const key = keyOf(writerId, articleId);
  store.remove(key);
  keep(key, null);
}

function newestIn(texts: unknown[]): DeviceCopy | null {
  const copies = texts.map(copyIn).filter((copy) => copy !== null);
  return copies.sort((one, other) => Date.parse(other.at) - Date.parse(one.at))[0] ?? null;
}

/** Read leniently: an older version of the app may have kept fewer fields, and none of them may be lost. */
function copyIn(text: unknown): DeviceCopy | null {
  if (typeof text !== 'string') return null;
  try {
    const copy = JSON.parse(text) as DeviceCopy;
    const { fields } = copy.form;
    if (typeof fields.title !== 'string' || typeof fields.content !== 'string') return null;
    if (Number.isNaN(Date.parse(copy.at)) || typeof copy.baseVersion !== 'number') return null;
    return { ...copy, form: { ...copy.form, fields: { ...emptyFields('pt'), ...fields } } };
  } catch {
    return null;
  }
}
