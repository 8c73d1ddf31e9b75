import type { AdminDailyAnswer, AdminDailyCard, DailyArticle } from '#shared/daily/daily.schema.ts';
import type { DailyRow, dailyPage } from './daily-admin.repository.ts';

type Listed = Awaited<ReturnType<typeof dailyPage>>['shown'][number];

export function presentCard({ pieceId: id, position: _position, ...card }: Listed): AdminDailyCard {
  return { id, ...card };
}

/** One piece out of its rows. Should it lack a language, the form begins with what the other says. */
export function presentPiece(
  row: DailyRow,
  rows: DailyRow[],
  article: DailyArticle | undefined,
): AdminDailyAnswer {
  const { contentType, fromAge, toAge, durationMinutes, category, interests, libraryCategory } = row;
  const { isPremium, thumbnailUrl, contentUrl, published } = row;
  return {
    id: row.pieceId,
    articleId: row.articleId,
    article: article ?? null,
    ...{ fromAge, toAge, contentType, durationMinutes, category, interests, libraryCategory },
    ...{ isPremium, thumbnailUrl, contentUrl, published },
    pt: texts(rows.find(({ language }) => language === 'pt') ?? row),
    en: texts(rows.find(({ language }) => language === 'en') ?? row),
  };
}

function texts({ title, description, contentData: { expert, tips, full_content } }: DailyRow) {
  return { title, description, expert, tips, fullContent: full_content };
}
