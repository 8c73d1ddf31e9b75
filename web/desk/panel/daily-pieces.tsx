import { useNavigate, useSearch } from '@tanstack/react-router';
import { dailyTypes } from '#shared/daily/daily.rules.ts';
import { isLanguage } from '#shared/language/language.rules.ts';
import type { AppSearch } from '#web/app/search.ts';
import { ageOfWords } from '#web/desk/daily/age-words.ts';
import { PieceFilters } from '#web/desk/daily/piece-filters.tsx';
import { PieceList } from '#web/desk/daily/piece-list.tsx';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useSearchTerm } from '#web/platform/search/use-search-term.ts';

/** The list of what was written. What it is narrowed to is in the address, the age in its words. */
export function DailyPieces({ onEdit }: { onEdit: (id: string) => void }) {
  const navigate = useNavigate();
  const pageLanguage = useLanguage();
  const { tipo, idioma } = useSearch({ strict: false });
  const { text, setText, term } = useSearchTerm();
  const type = dailyTypes.find((one) => one === tipo);
  const language = isLanguage(idioma) ? idioma : pageLanguage;

  // Turning a filter is not a page: Back leaves the list in one step.
  const narrow = (changed: AppSearch) =>
    navigate({
      to: '.',
      search: (current) => ({ ...current, ...changed }),
      replace: true,
      resetScroll: false,
    });

  return (
    <>
      <PieceFilters
        age={text}
        type={type}
        language={language}
        onAge={setText}
        onType={(chosen) => narrow({ tipo: chosen })}
        onLanguage={(chosen) => narrow({ idioma: chosen === pageLanguage ? undefined : chosen })}
      />
      <PieceList
        filters={{ language, age: ageOfWords(term), type }}
        onEdit={onEdit}
        onShowAll={() => {
          setText('');
          narrow({ q: undefined, tipo: undefined });
        }}
      />
    </>
  );
}
