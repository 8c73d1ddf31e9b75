import { keep, readKept } from '#web/platform/device/kept.ts';
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
const keyOf = (writerId: string, articleId: string) => `article_draft:${writerId}:${articleId}`;

/** At once, so that the next moment may be a crash. A full browser storage has a larger neighbour. */
export function writeDeviceCopy(writerId: string, articleId: string, copy: DeviceCopy): void {
  const key = keyOf(writerId, articleId);
  const text = JSON.stringify(copy);
  try {
    localStorage.setItem(key, text);
  } catch {
    keep(key, text);
  }
}

/** The newest of both places; null when there is none, or nothing that can be read. */
export async function readDeviceCopy(writerId: string, articleId: string): Promise<DeviceCopy | null> {
  const key = keyOf(writerId, articleId);
  const copies = [copyIn(readLocal(key)), copyIn(await readKept(key))].filter((copy) => copy !== null);
  return copies.sort((one, other) => Date.parse(other.at) - Date.parse(one.at))[0] ?? null;
}

export function forgetDeviceCopy(writerId: string, articleId: string): void {
  const key = keyOf(writerId, articleId);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept there.
  }
  keep(key, null);
}

function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
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
