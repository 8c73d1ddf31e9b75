import { useNavigate, useSearch } from '@tanstack/react-router';
import { dailyTypes } from '#shared/daily/daily.rules.ts';
import { isLanguage, languages } from '#shared/language/language.rules.ts';
import type { AppSearch } from '#web/app/search.ts';
import { AgeField } from '#web/desk/daily/age-field.tsx';
import { ageOfWords } from '#web/desk/daily/age-words.ts';
import { useDailyNames } from '#web/desk/daily/daily-names.ts';
import { PieceList } from '#web/desk/daily/piece-list.tsx';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useSearchTerm } from '#web/platform/search/use-search-term.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Select } from '#web/ui/select.tsx';

/** The list of what was written. What it is narrowed to is in the address, the age in its words. */
export function DailyPieces({ onEdit }: { onEdit: (id: string) => void }) {
  const t = useTexts();
  const names = useDailyNames();
  const navigate = useNavigate();
  const pageLanguage = useLanguage();
  const { tipo, idioma } = useSearch({ strict: false });
  const { text, setText, term } = useSearchTerm();
  const type = dailyTypes.find((one) => one === tipo);
  const language = isLanguage(idioma) ? idioma : pageLanguage;
  const isUnclear = text.trim() !== '' && ageOfWords(text) === undefined;

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
      <div className="grid grid-cols-1 items-start gap-3 wide:grid-cols-3">
        <AgeField
          label={t('dailyStaff.filterAge')}
          value={text}
          error={isUnclear ? t('dailyStaff.ageUnclear') : undefined}
          onChange={setText}
        />
        <Select
          label={t('dailyStaff.filterType')}
          options={[
            { value: '', label: t('dailyStaff.anyType') },
            ...dailyTypes.map((value) => ({ value, label: names.ofType(value) })),
          ]}
          value={type ?? ''}
          onChange={({ target }) => narrow({ tipo: dailyTypes.find((one) => one === target.value) })}
        />
        <Select
          label={t('dailyStaff.filterLanguage')}
          options={languages.map((value) => ({ value, label: names.ofLanguage(value) }))}
          value={language}
          onChange={({ target: { value } }) => narrow({ idioma: value === pageLanguage ? undefined : value })}
        />
      </div>
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
