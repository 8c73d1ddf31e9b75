import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Bookmark } from 'lucide-react';
import { articleCategories, categorySegment } from '#shared/library/library.rules.ts';
import { paths } from '#shared/navigation/paths.ts';
import type { Quiet } from '#shared/quiet/quiet.rules.ts';
import { useOwner } from '#web/features/access/use-owner.ts';
import { PlanLanguageNotice } from '#web/features/library/plan-language-notice.tsx';
import { SearchResults } from '#web/features/library/search-results.tsx';
import { TopicTiles } from '#web/features/library/topic-tiles.tsx';
import { useQuiet } from '#web/features/quiet/quiet-context.ts';
import { QuietTextList } from '#web/features/quiet/quiet-text-list.tsx';
import { TitledPage } from '#web/parts/titled-page.tsx';
import { CareCard } from '#web/platform/care/care-card.tsx';
import { useSearchTerm } from '#web/platform/search/use-search-term.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { Shelves } from './shelves.tsx';

/** All of it, one category of it, or what was searched for: the address says which. */
export default function LibraryScreen() {
  const t = useTexts();
  const navigate = useNavigate();
  const quiet = useQuiet();
  const owner = useOwner();
  const { categoria } = useSearch({ strict: false });
  const { text, setText, typed, term } = useSearchTerm();
  const category = articleCategories.find((one) => categorySegment(one) === categoria);

  function viewAll(): void {
    setText('');
    navigate({ to: '.', search: (current) => ({ ...current, q: undefined, categoria: undefined }) });
  }
  const viewAllButton = (
    <Button variant="quiet" onClick={viewAll} className="shrink-0">
      {t('library.viewAll')}
    </Button>
  );

  return (
    <TitledPage title={t('library.title')} width="grid">
      <div className="grid grid-cols-1 gap-6">
        <div className="grid gap-1">
          <SearchBox
            text={text}
            onType={setText}
            label={t('library.search')}
            hint={t(quiet ? 'quiet.searchHint' : 'library.searchHint')}
            clearLabel={t('library.clearSearch')}
          />
          <CareCard isSearch text={text} />
          <Link
            to={paths.readingList}
            className="inline-flex min-h-11 items-center gap-2 justify-self-start rounded-control px-1 font-bold text-clay hover:text-clay-ink"
          >
            <Bookmark size={20} aria-hidden />
            {t('library.readingList')}
          </Link>
        </div>
        {!quiet && <PlanLanguageNotice key={owner} owner={owner} term={typed && term} />}
        {typed ? (
          <SearchResults typed={typed} term={term} viewAll={viewAllButton} onMeant={setText} />
        ) : quiet && !category ? (
          <QuietShelves quiet={quiet} />
        ) : (
          <Shelves category={category} viewAll={viewAllButton} />
        )}
      </div>
    </TitledPage>
  );
}

/** While something changed: the texts on loss first, nothing chosen for her, and every topic one tap further. */
function QuietShelves({ quiet }: { quiet: Quiet }) {
  const t = useTexts();
  return (
    <>
      <QuietTextList quiet={quiet} />
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-bold underline underline-offset-4">
          {t('quiet.allTopics')}
        </summary>
        <div className="pt-3">
          <TopicTiles categories={articleCategories} counts={null} />
        </div>
      </details>
    </>
  );
}
