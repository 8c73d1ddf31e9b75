import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { CalendarDays } from 'lucide-react';
import { paths } from '#shared/navigation/paths.ts';
import { useOwner } from '#web/features/access/use-owner.ts';
import { useQuiet } from '#web/features/quiet/quiet-context.ts';
import { sessionCategoryOfAddress } from '#web/features/specialists/categories.ts';
import { CategoryChips } from '#web/features/specialists/category-chips.tsx';
import { Highlight } from '#web/features/specialists/highlight.tsx';
import { LibraryCard } from '#web/features/specialists/library-card.tsx';
import { SessionList } from '#web/features/specialists/session-list.tsx';
import { useOverview } from '#web/features/specialists/use-overview.ts';
import { TitledPage } from '#web/parts/titled-page.tsx';
import { CareCard } from '#web/platform/care/care-card.tsx';
import { useDesk } from '#web/platform/device/use-room.ts';
import { useSearchTerm } from '#web/platform/search/use-search-term.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { SearchBox } from '#web/ui/search-box.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Specialists on video: what is on today, and all of it, one topic, or what was searched for. */
export default function SpecialistsScreen() {
  const t = useTexts();
  const navigate = useNavigate();
  const owner = useOwner();
  const { categoria } = useSearch({ strict: false });
  const { text, setText, typed, term } = useSearchTerm();
  const { query, highlight, quota } = useOverview(owner);
  const quiet = useQuiet();
  // While something changed, she is met by who listens to mothers; the other topics are one tap further.
  const category = sessionCategoryOfAddress(categoria) ?? (quiet ? 'Saúde Mental' : undefined);
  const isDesk = useDesk();
  const isNarrowed = term !== '' || category !== undefined;

  function seeAll(): void {
    setText('');
    navigate({ to: '.', search: (current) => ({ ...current, q: undefined, categoria: undefined }) });
  }

  return (
    <TitledPage width={quiet ? 'reading' : 'beside'} title={t('specialists.title')}>
      <div className={classNames('gap-6', quiet ? 'grid grid-cols-1' : 'two-columns desk:gap-x-8')}>
        <div className="grid grid-cols-1 gap-2">
          <SearchBox
            text={text}
            onType={setText}
            label={t('specialists.search')}
            hint={t('specialists.searchHint')}
            clearLabel={t('specialists.clearSearch')}
          />
          <CareCard isSearch text={text} />
          {quiet ? (
            <details>
              <summary className="inline-flex min-h-11 cursor-pointer items-center font-bold underline underline-offset-4">
                {t('quiet.allTopics')}
              </summary>
              <CategoryChips category={category} />
            </details>
          ) : (
            <CategoryChips category={category} />
          )}
          {!quiet && (
            <Link
              to={paths.specialistsAgenda}
              className={`justify-self-start ${buttonClass({ variant: 'secondary' })}`}
            >
              <CalendarDays size={20} strokeWidth={1.75} aria-hidden />
              {t('specialists.agenda')}
            </Link>
          )}
        </div>
        {/* While she searches on a phone, what she searches for has all the room. */}
        {!quiet && (!isNarrowed || isDesk) && (
          <div className="grid grid-cols-1 gap-6 second-column">
            {highlight && <Highlight key={highlight.id} session={highlight} owner={owner} />}
            {query.isPending && <Skeleton className="h-80 rounded-card" />}
            <LibraryCard quota={quota} />
          </div>
        )}
        <SessionList
          owner={owner}
          category={category}
          term={term}
          isBehind={typed !== term}
          quota={quota}
          onSeeAll={isNarrowed ? seeAll : undefined}
          onMeant={setText}
        />
      </div>
    </TitledPage>
  );
}
