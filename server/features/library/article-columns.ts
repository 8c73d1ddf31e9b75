import { and, isNull, sql } from 'drizzle-orm';
import { olderThan, positionOf } from '#server/platform/db/cursor.ts';
import { posts } from './library.table.ts';

/**
 * What readers may see. Every query of theirs says it; the indexes hold nothing else, and serve a statement that was
 * planned for any values only where it is said in their words.
 */
export const readable = and(sql`${posts.published}`, isNull(posts.deletedAt));

/** What a card shows, and no more: texts are long and live beside the row. */
export const cardColumns = {
  id: posts.id,
  // What readers see is published, and what is published has one.
  slug: sql<string>`${posts.slug}`,
  title: posts.title,
  category: posts.category,
  author: posts.author,
  language: posts.language,
  introduction: posts.introduction,
  beginning: sql<string>`${posts.beginning}`,
  contentWords: sql<number>`${posts.contentWords}`,
  imageUrl: posts.imageUrl,
  imageAlt: posts.imageAlt,
  imageWidth: posts.imageWidth,
  imageHeight: posts.imageHeight,
  imageWidths: posts.imageWidths,
  audioUrl: posts.audioUrl,
  createdAt: posts.createdAt,
};

/** Newest first. */
export const position = positionOf(posts.createdAt, posts.id);
export const after = (cursor: string | undefined) => olderThan(posts.createdAt, posts.id, cursor);
