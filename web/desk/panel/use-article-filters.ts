import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ArticleState } from '#shared/editing/editing.schema.ts';
import { isLanguage } from '#shared/language/language.rules.ts';
import { articleCategories, categorySegment } from '#shared/library/library.rules.ts';
import type { AppSearch } from '#web/app/search.ts';
import type { ArticleFilters } from '#web/desk/editing/list/editing-list.api.ts';

/** How the address names the states. */
const stateSegments: Record<ArticleState, string> = {
  draft: 'rascunho',
  published: 'publicado',
  scheduled: 'agendado',
  trashed: 'lixeira',
};
const states = Object.keys(stateSegments) as ArticleState[];

type Chosen = Omit<ArticleFilters, 'q'>;

/** What the list is narrowed to, kept in the address: it can be reloaded, shared and gone back from. */
export function useArticleFilters(): [Chosen, (changed: Chosen) => void] {
  const navigate = useNavigate();
  const { categoria, estado, idioma } = useSearch({ strict: false });

  const filters: Chosen = {
    category: articleCategories.find((one) => categorySegment(one) === categoria),
    language: isLanguage(idioma) ? idioma : undefined,
    state: states.find((state) => stateSegments[state] === estado),
  };

  function change(changed: Chosen): void {
    navigate({
      to: '.',
      search: (current) => ({ ...current, ...inAddress(changed) }),
      // Turning a filter is not a page: Back leaves the list in one step.
      replace: true,
      resetScroll: false,
    });
  }

  return [filters, change];
}

/** Only what changed: another change may be on its way into the address. */
function inAddress(changed: Chosen): AppSearch {
  const category = articleCategories.find((one) => one === changed.category);
  return {
    ...('category' in changed && { categoria: category && categorySegment(category) }),
    ...('language' in changed && { idioma: changed.language }),
    ...('state' in changed && { estado: changed.state && stateSegments[changed.state] }),
  };
}
