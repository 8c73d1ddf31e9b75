import { presentCard } from '#server/features/library/library.presenter.ts';
import type { relatedArticles } from '#server/features/library/related.repository.ts';
import { withFirstDay } from '#shared/language/first-day.ts';
import { documentLanguage, type Language } from '#shared/language/language.rules.ts';
import { namedCategories } from '#shared/library/category-names.ts';
import type { PictureAnswer } from '#shared/library/library.schema.ts';
import { type Block, parseMarkdown } from '#shared/library/markdown.rules.ts';
import { shortDescription } from '#shared/library/sharing.rules.ts';
import { readingPath } from '#shared/navigation/paths.ts';
import { tenderTexts } from '#shared/quiet/texts-beside.rules.ts';
import { houseTimeZone } from '#shared/specialists/specialists.rules.ts';
import type { articleAt } from './reading.repository.ts';

type ArticleRow = NonNullable<Awaited<ReturnType<typeof articleAt>>>;
type RelatedRow = Awaited<ReturnType<typeof relatedArticles>>[number];

export type ReadingArticle = ReturnType<typeof presentReading>;

/** All that the page of an article says, and nothing else of the row. */
export function presentReading(row: ArticleRow, related: RelatedRow[]) {
  const { language } = row;
  const card = presentCard(row);
  return {
    id: card.id,
    language,
    path: readingPath(row.slug, language),
    twin:
      row.twinSlug && row.twinLanguage
        ? { language: row.twinLanguage, path: readingPath(row.twinSlug, row.twinLanguage) }
        : null,
    title: card.title,
    description: shortDescription(row),
    category: categoryNameOf(card.category, language),
    /** As it is kept: what its colour is known by. */
    categoryKey: card.category,
    author: card.author,
    authorRole: row.authorRole || null,
    readingMinutes: card.readingMinutes,
    publishedAt: card.createdAt,
    changedAt: row.updatedAt.toISOString(),
    publishedOn: dayInWords(row.createdAt, language, { dateStyle: 'medium', timeZone: houseTimeZone }),
    introduction: card.introduction,
    picture: card.picture,
    audioUrl: row.audioUrl,
    blocks: parseMarkdown(row.content) as readonly Block[],
    practicalTip: row.practicalTip || null,
    reviewer: row.reviewer || null,
    reviewedOn: row.reviewedOn && calendarDayInWords(row.reviewedOn, language),
    sources: row.sources,
    /** On loss or on a hard time: beside it nothing invites, and somebody to call is at hand. */
    isTender: tenderTexts.includes(card.id),
    related: related.map(presentRelated),
  };
}

export type RelatedReading = {
  path: string;
  title: string;
  readingMinutes: number;
  picture: PictureAnswer | null;
  categoryKey: string;
};

function presentRelated(row: RelatedRow): RelatedReading {
  const { slug, language, title, readingMinutes, picture, category } = presentCard(row);
  return { path: readingPath(slug, language), title, readingMinutes, picture, categoryKey: category };
}

/** Staff may name a category as they like: it is then called so in both languages. */
function categoryNameOf(category: string, language: Language): string {
  return namedCategories(language).find((one) => one.category === category)?.name ?? category;
}

/** The page knows no device: days are those of the house. */
function dayInWords(at: Date, language: Language, style: Intl.DateTimeFormatOptions): string {
  return withFirstDay(new Intl.DateTimeFormat(documentLanguage[language], style).format(at));
}

const calendarDayInWords = (day: string, language: Language) =>
  dayInWords(new Date(`${day}T00:00:00Z`), language, { dateStyle: 'long', timeZone: 'UTC' });
