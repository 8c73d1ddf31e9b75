import { uuidOf } from '#server/features/library/content/content-row.ts';
import { firstAge, lastAge } from '#shared/daily/daily.rules.ts';
import type { DailyFilePiece } from './daily-folder.ts';

/** The row that a piece of content/daily becomes. Its ids are of its key, so that they are the same everywhere. */
export function dailyRow(piece: DailyFilePiece) {
  return {
    id: uuidOf(`daily ${piece.id} ${piece.language}`),
    pieceId: uuidOf(`daily piece ${piece.id}`),
    contentKey: piece.id,
    contentHash: piece.hash,
    language: piece.language,
    fromAge: Math.max(piece.from, firstAge),
    toAge: Math.min(piece.to, lastAge),
    contentType: piece.type,
    title: piece.title,
    durationMinutes: piece.minutes,
    description: piece.description,
    category: piece.category,
    contentData: { expert: piece.expert ?? null, tips: piece.tips, full_content: piece.full },
    interests: piece.interests,
    libraryCategory: piece.library ?? null,
    articleId: piece.articleKey ? uuidOf(`article ${piece.articleKey}`) : null,
    isEvergreen: piece.isEvergreen,
  };
}
