import type { ArticleDraft, EditingArticleAnswer } from '#shared/editing/editing.schema.ts';
import { chooseOpening, type Opening } from '#shared/editing/opening.rules.ts';
import type { Language } from '#shared/language/language.rules.ts';
import { type ArticleForm, formOfSaved } from './article-form.ts';
import type { DeviceCopy } from './device-copy.ts';

/** A text that was typed and not saved, ready to be put into the form. */
export type Unsaved = { form: ArticleForm; baseVersion: number; at: string };

export type OpenedArticle = {
  id: string;
  /** As it is saved: an empty form when it never was. */
  saved: ArticleForm;
  answer: EditingArticleAnswer;
  from: Opening['open'];
  form: ArticleForm;
  /** The version that the form's text was typed upon. */
  baseVersion: number;
  /** When the unsaved text in the form was typed; null when it is what is saved. */
  typedAt: string | null;
  /** Another unsaved text, which was not opened because it is older. */
  other: Unsaved | null;
};

/** What the form opens with, of all that the server and this device know. */
export function openArticle(
  answer: EditingArticleAnswer,
  device: DeviceCopy | null,
  language: Language,
): OpenedArticle {
  const { id, version, draft } = answer;
  const saved = formOfSaved(answer, language);
  const { open, other } = chooseOpening({
    version,
    saved: answer.saved,
    draft: draft && { fields: draft.fields, baseVersion: draft.baseVersion, at: draft.keptAt },
    device: device && { ...device, fields: device.form.fields },
  });
  // What is linked may have been linked from the other side since: only a new article's link is known here alone.
  const link = answer.saved ? { pairWith: saved.pairWith } : {};
  // The server's draft knows only the fields; when readers get it is remembered here.
  const copies: Record<'draft' | 'device', Unsaved | null> = {
    draft: draft && {
      form: { ...saved, ...device?.form, ...link, fields: draft.fields },
      baseVersion: draft.baseVersion,
      at: draft.keptAt,
    },
    device: device && { ...device, form: { ...device.form, ...link } },
  };
  const opened = open === 'draft' || open === 'device' ? copies[open] : null;
  return {
    id,
    saved,
    answer,
    from: open,
    form: opened?.form ?? saved,
    baseVersion: opened?.baseVersion ?? version,
    typedAt: opened?.at ?? null,
    other: other && copies[other],
  };
}

/** How the fields were when the writer began, where that is known: it tells who changed what. */
export function fieldsBefore({ answer, baseVersion }: OpenedArticle): ArticleDraft | null {
  return baseVersion === answer.version ? (answer.saved?.fields ?? null) : null;
}

/** Without a connection there is only what this device kept. */
export function openOffline(id: string, device: DeviceCopy, language: Language): OpenedArticle {
  const { baseVersion: version } = device;
  const unknown = { id, version, saved: null, draft: null, pair: null };
  return openArticle(unknown, { ...device, isOnServer: false }, language);
}
