import type { InfiniteData } from '@tanstack/react-query';
import type { EditingListAnswer, EditingRowAnswer } from '#shared/editing/editing.schema.ts';

export type Pages = InfiniteData<EditingListAnswer, string | null>;

/** Where a row stood: its page, and its place on it. */
export type Place = { page: number; index: number };

export function placeOf(pages: Pages, id: string): Place | undefined {
  for (const [page, { articles }] of pages.pages.entries()) {
    const index = articles.findIndex((article) => article.id === id);
    if (index !== -1) return { page, index };
  }
  return undefined;
}

export function withoutRow(list: Pages, id: string): Pages {
  return onEach(list, (articles) => articles.filter((article) => article.id !== id));
}

/** Back to where it stood, or as near as what is left allows. */
export function withRow(list: Pages, row: EditingRowAnswer, place: Place): Pages {
  const last = list.pages.length - 1;
  return onEach(withoutRow(list, row.id), (articles, page) =>
    page === Math.min(place.page, last) ? articles.toSpliced(place.index, 0, row) : articles,
  );
}

function onEach(
  list: Pages,
  change: (articles: EditingRowAnswer[], page: number) => EditingRowAnswer[],
): Pages {
  return {
    ...list,
    pages: list.pages.map((page, number) => ({ ...page, articles: change(page.articles, number) })),
  };
}
