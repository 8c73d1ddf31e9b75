import { posts } from '#server/features/library/library.table.ts';
import { storableText } from '#server/platform/db/storable-text.ts';
import type { ArticleDraft, ArticleFields } from '#shared/editing/editing.schema.ts';

/** The columns that the form edits: all of them, so that loading and saving loses none. */
export const fieldColumns = {
  title: posts.title,
  content: posts.content,
  introduction: posts.introduction,
  practicalTip: posts.practicalTip,
  category: posts.category,
  author: posts.author,
  authorRole: posts.authorRole,
  reviewer: posts.reviewer,
  reviewedOn: posts.reviewedOn,
  sources: posts.sources,
  keywords: posts.keywords,
  language: posts.language,
  imageUrl: posts.imageUrl,
  imageAlt: posts.imageAlt,
  imageWidth: posts.imageWidth,
  imageHeight: posts.imageHeight,
  imageWidths: posts.imageWidths,
  audioUrl: posts.audioUrl,
  audioDurationSeconds: posts.audioDurationSeconds,
};

type FieldRow = Pick<typeof posts.$inferSelect, keyof typeof fieldColumns>;

/** Of a picture that nobody measured: what readers are told of it too. */
const coverSize = { width: 960, height: 540 };

export function fieldsOf(row: FieldRow): ArticleDraft {
  return {
    title: row.title,
    content: row.content,
    introduction: row.introduction ?? '',
    practicalTip: row.practicalTip ?? '',
    // An article may stand in a category of no list; the form then asks for one.
    category: row.category as ArticleDraft['category'],
    author: row.author,
    authorRole: row.authorRole ?? '',
    reviewer: row.reviewer ?? '',
    reviewedOn: row.reviewedOn ?? '',
    sources: row.sources,
    keywords: row.keywords ?? '',
    language: row.language,
    picture:
      row.imageUrl === null
        ? null
        : {
            url: row.imageUrl,
            width: row.imageWidth ?? coverSize.width,
            height: row.imageHeight ?? coverSize.height,
            widths: row.imageWidths ?? [],
          },
    pictureAlt: row.imageAlt ?? '',
    audio: row.audioUrl === null ? null : { url: row.audioUrl, durationSeconds: row.audioDurationSeconds },
  };
}

export function columnsOf(fields: ArticleFields): FieldRow {
  const { title, content, category, author, sources, language, picture, audio, ...rest } = storable(fields);
  const optional = (text: string) => text || null;
  return {
    title,
    content,
    introduction: optional(rest.introduction),
    practicalTip: optional(rest.practicalTip),
    category,
    author,
    authorRole: optional(rest.authorRole),
    reviewer: optional(rest.reviewer),
    reviewedOn: rest.reviewedOn || null,
    sources,
    keywords: optional(rest.keywords),
    language,
    imageUrl: picture?.url ?? null,
    imageAlt: optional(rest.pictureAlt),
    imageWidth: picture?.width ?? null,
    imageHeight: picture?.height ?? null,
    imageWidths: picture?.widths ?? null,
    audioUrl: audio?.url ?? null,
    audioDurationSeconds: audio?.durationSeconds == null ? null : Math.round(audio.durationSeconds),
  };
}

/** Every text in it as PostgreSQL can hold it. */
export function storable<Fields extends ArticleDraft>(fields: Fields): Fields {
  const entries = Object.entries(fields).map(([name, value]) => [name, storableValue(value)]);
  return Object.fromEntries(entries) as Fields;
}

function storableValue(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  return Array.isArray(value) ? value.map(storableValue) : value;
}
