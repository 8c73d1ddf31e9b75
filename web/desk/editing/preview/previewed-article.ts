import type { EditingArticleAnswer } from '#shared/editing/editing.schema.ts';
import { excerptLength, readingMinutes } from '#shared/library/library.rules.ts';
import type { ArticleAnswer } from '#shared/library/library.schema.ts';
import { type ArticleForm, withoutEmptyLines } from '../article-form.ts';
import { instantOf } from '../local-minute.ts';

type About = {
  id: string;
  pair: EditingArticleAnswer['pair'];
  saved: EditingArticleAnswer['saved'];
  now: Date;
  /** What stands for a title or an author that are still missing. */
  untitled: string;
  unsigned: string;
};

/** The article that readers would get, were the form saved now. */
export function previewedArticle(
  form: ArticleForm,
  { id, pair, saved, now, untitled, unsigned }: About,
): ArticleAnswer {
  const fields = withoutEmptyLines(form.fields);
  const { title, author, content, introduction, picture, audio } = fields;
  return {
    id,
    // Given when it is first published; nothing can be shared from a preview.
    slug: '',
    title: title.trim() || untitled,
    category: fields.category,
    author: author.trim() || unsigned,
    language: fields.language,
    introduction: introduction || null,
    excerpt: content.slice(0, excerptLength),
    readingMinutes: readingMinutes(content),
    picture: picture && {
      url: picture.url,
      width: picture.width,
      height: picture.height,
      sources: [],
      alt: fields.pictureAlt,
    },
    hasAudio: audio !== null,
    createdAt: dayOf(form, saved, now),
    content,
    practicalTip: fields.practicalTip || null,
    authorRole: fields.authorRole || null,
    reviewer: fields.reviewer || null,
    reviewedOn: fields.reviewedOn || null,
    sources: fields.sources,
    audio,
    translation: pair && { id: pair.id, language: pair.language },
  };
}

/** That of its first publication stays. */
function dayOf({ publishNow, scheduledFor }: ArticleForm, saved: About['saved'], now: Date): string {
  if (saved?.state === 'published') return saved.createdAt;
  return (publishNow ? undefined : instantOf(scheduledFor)) ?? now.toISOString();
}
