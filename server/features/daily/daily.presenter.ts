import { defaultMinutes } from '#shared/daily/daily.rules.ts';
import type { DailyContentAnswer, DailyDayAnswer } from '#shared/daily/daily.schema.ts';
import type { DailyContentRow } from './daily-content.sql.ts';
import type { DayRow } from './week.repository.ts';

export function presentContent(row: DailyContentRow): DailyContentAnswer {
  const { expert, tips, full_content: fullContent } = row.contentData;
  return {
    id: row.id,
    contentType: row.contentType,
    title: row.title,
    durationMinutes: row.durationMinutes ?? defaultMinutes,
    description: row.description,
    thumbnailUrl: row.thumbnailUrl,
    isPremium: row.isPremium,
    category: row.category,
    contentUrl: row.contentUrl,
    contentData: { expert, tips, fullContent },
    article:
      row.articleId === null || row.articleTitle === null
        ? null
        : { id: row.articleId, title: row.articleTitle },
    likes: row.likes,
    userLiked: row.userLiked,
    userSaved: row.userSaved,
    userDone: row.userDone,
  };
}

export function presentDay(row: DayRow): DailyDayAnswer {
  return { date: row.date, content: row.id === null ? null : presentContent(row) };
}
