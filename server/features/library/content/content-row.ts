import { createHash } from 'node:crypto';
import type { ContentArticle } from './content-folder.ts';

/** Articles that came with Colo are dated over these days, by their names: the order never depends on who loads them. */
const lastDay = Date.UTC(2026, 1, 27);
const spreadDays = 120;
const secondsOfDay = 24 * 60 * 60;

/** The row that an article's file becomes. Its id is of the file too, so that a link to it holds everywhere. */
export function contentRow({ key, slug, hash, file }: ContentArticle) {
  return {
    id: uuidOf(`article ${key}`),
    pairId: uuidOf(`pair ${slug}`),
    contentKey: key,
    contentHash: hash,
    createdAt: dateOf(slug, file.language),
    published: true,
    ...contentColumns(file),
  };
}

/** What the file says: all that a changed file changes. */
function contentColumns(file: ContentArticle['file']) {
  return {
    title: file.title,
    content: file.content,
    introduction: file.introduction,
    practicalTip: file.practical_tip,
    category: file.category,
    author: file.author,
    authorRole: file.author_role,
    reviewer: file.reviewer || null,
    reviewedOn: file.reviewed_on || null,
    sources: file.sources,
    keywords: file.keywords.join('\n') || null,
    language: file.language,
  };
}

function dateOf(slug: string, language: string): Date {
  const number = createHash('sha256').update(slug).digest().readUInt32BE(0);
  const seconds = number % (spreadDays * secondsOfDay);
  return new Date(lastDay - (seconds + (language === 'en' ? 1 : 0)) * 1000);
}

/** A name's own uuid (version 8: made by a rule of ours). */
export function uuidOf(name: string): string {
  const hex = createHash('sha256').update(`colo ${name}`).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');
}
