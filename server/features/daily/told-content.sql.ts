import { type SQL, sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import { readable } from '#server/features/library/article-columns.ts';
import { posts } from '#server/features/library/library.table.ts';
import type { DailyCategory, DailyType } from '#shared/daily/daily.rules.ts';
import { dailyMarks } from './daily.table.ts';

/** A piece as it is told: `c` in the queries, a row of the table or of the stored function. */
export type ToldContent = {
  id: string;
  contentType: DailyType;
  title: string;
  durationMinutes: number | null;
  description: string;
  thumbnailUrl: string | null;
  isPremium: boolean;
  category: DailyCategory;
  contentUrl: string | null;
  contentData: { expert: string | null; tips: string[]; full_content: string };
  likes: number;
  articleId: string | null;
  articleTitle: string | null;
  userLiked: boolean;
  userSaved: boolean;
  userDone: boolean;
};

export const toldColumns: SQL = sql`c.id, c.content_type as "contentType", c.title,
  c.duration_minutes as "durationMinutes", c.description, c.thumbnail_url as "thumbnailUrl",
  c.is_premium as "isPremium", c.category, c.content_url as "contentUrl", c.content_data as "contentData", c.likes,
  article.id as "articleId", article.title as "articleTitle",
  mark.liked_at is not null as "userLiked", mark.saved_at is not null as "userSaved",
  mark.done_at is not null as "userDone"`;

/** The article that the library has for article content, and what the viewer did with it. */
export const articleAndMarks = (language: SQL, viewer: UserId | undefined): SQL => sql`
  left join lateral (
    select ${posts.id}, ${posts.title} from ${posts}
    where c.content_type = 'article' and ${posts.category} = c.library_category
      and ${posts.language} = ${language} and ${readable}
    order by ${posts.createdAt} desc, ${posts.id} desc limit 1
  ) as article on true
  left join ${dailyMarks} as mark on mark.content_id = c.id and mark.user_id = ${viewer ?? null}::uuid`;
