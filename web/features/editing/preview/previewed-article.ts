import type { EditingArticleAnswer } from '#shared/editing/editing.schema.ts';
import { excerptLength, readingMinutes } from '#shared/library/library.rules.ts';
import type { ArticleAnswer } from '#shared/library/library.schema.ts';
import { type ArticleForm, withoutEmptyLines } from '../article-form.ts';
import { instantOf } from '../local-minute.ts';

type About = {
  id: string;
  pair: EditingArticleAnswer['pair'];
  now: Date;
  /** What stands for a title or an author that are still missing. */
  untitled: string;
  unsigned: string;
};

/** The article that readers would get, were the form saved now. */
export function previewedArticle(
  form: ArticleForm,
  { id, pair, now, untitled, unsigned }: About,
): ArticleAnswer {
  const fields = withoutEmptyLines(form.fields);
  const { title, author, content, introduction, picture, audio } = fields;
  return {
    id,
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
    createdAt: instantOf(form.scheduledFor) ?? now.toISOString(),
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
