import type { ArticleDraft, ArticleSave, EditingArticleAnswer } from '#shared/editing/editing.schema.ts';
import type { Language } from '#shared/language/language.rules.ts';
import { instantOf, localMinute } from './local-minute.ts';

/** Everything the writer can change: the article, when readers get it, and its other language. */
export type ArticleForm = {
  fields: ArticleDraft;
  publishNow: boolean;
  /** As the device's clock says it ('2026-07-01T08:30'), or '' without a date. */
  scheduledFor: string;
  pairWith: string | null;
};

export function emptyFields(language: Language): ArticleDraft {
  return {
    title: '',
    content: '',
    introduction: '',
    practicalTip: '',
    author: '',
    authorRole: '',
    category: '',
    language,
    reviewer: '',
    reviewedOn: '',
    sources: [],
    keywords: '',
    picture: null,
    pictureAlt: '',
    audio: null,
  };
}

/** What is saved, as the form shows it; an empty form where nothing is. */
export function formOfSaved({ saved, pair }: EditingArticleAnswer, language: Language): ArticleForm {
  return {
    fields: saved?.fields ?? emptyFields(language),
    publishNow: saved?.state === 'published',
    scheduledFor: saved?.state === 'scheduled' && saved.publishAt ? localMinute(saved.publishAt) : '',
    pairWith: pair?.id ?? null,
  };
}

export function publicationOf({ publishNow, scheduledFor }: ArticleForm): ArticleSave['publication'] {
  if (publishNow) return { state: 'published' };
  const at = instantOf(scheduledFor);
  return at ? { state: 'scheduled', at } : { state: 'draft' };
}

/** Lines that were left empty are no sources. */
export function withoutEmptyLines(fields: ArticleDraft): ArticleDraft {
  return { ...fields, sources: fields.sources.map((source) => source.trim()).filter(Boolean) };
}

/** A new article in the other language: what does not depend on the language is already there. */
export function formOfTranslation({ fields }: ArticleForm, id: string): ArticleForm {
  const { category, author, picture, sources } = fields;
  const language = fields.language === 'pt' ? 'en' : 'pt';
  return {
    fields: { ...emptyFields(language), category, author, picture, sources },
    publishNow: false,
    scheduledFor: '',
    pairWith: id,
  };
}
