import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import { readable } from '#server/features/library/article-columns.ts';
import { posts } from '#server/features/library/library.table.ts';
import type { DailyCategory, DailyType } from '#shared/daily/daily.rules.ts';
import { quietTexts } from '#shared/quiet/quiet-places.rules.ts';
import { dailyContent, dailyMarks } from './daily.table.ts';

/** A piece as it is told: `c` in the queries, a row of the table or of the stored function. */
export type DailyContentRow = {
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

export const dailyContentColumns: SQL = sql`c.id, c.content_type as "contentType", c.title,
  c.duration_minutes as "durationMinutes", c.description, c.thumbnail_url as "thumbnailUrl",
  c.is_premium as "isPremium", c.category, c.content_url as "contentUrl", c.content_data as "contentData", c.likes,
  article.id as "articleId", article.title as "articleTitle",
  mark.liked_at is not null as "userLiked", mark.saved_at is not null as "userSaved",
  mark.done_at is not null as "userDone"`;

/** Nobody is led to a text on loss because it is the newest. */
const onLoss = sql.join(
  Object.values(quietTexts).flatMap(({ pt, en }) => [sql`${pt}::uuid`, sql`${en}::uuid`]),
  sql`, `,
);

/**
 * The article that was chosen for article content, in the language that is asked for, or else the newest of the
 * category that it names; and what the viewer did with it. The first that is found ends the look.
 */
export const articleAndMarks = (language: SQL, viewer: UserId | Placeholder | undefined): SQL => sql`
  left join lateral (
    (select ${posts.id}, ${posts.title} from ${dailyContent} as piece
      join ${posts} as chosen on chosen.id = piece.article_id
      join ${posts} on ${posts.id} = chosen.id or ${posts.pairId} = chosen.pair_id
      where c.content_type = 'article' and piece.id = c.id and ${posts.language} = ${language} and ${readable})
    union all
    (select ${posts.id}, ${posts.title} from ${posts}
      where c.content_type = 'article' and ${posts.category} = c.library_category
        and ${posts.language} = ${language} and ${readable} and ${posts.id} not in (${onLoss})
      order by ${posts.createdAt} desc, ${posts.id} desc limit 1)
    limit 1
  ) as article on true
  left join ${dailyMarks} as mark on mark.content_id = c.id and mark.user_id = ${viewer ?? null}::uuid`;
