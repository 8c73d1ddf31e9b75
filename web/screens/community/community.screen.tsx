import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { PencilLine } from 'lucide-react';
import { useRef, useState } from 'react';
import { useOwner } from '#web/features/access/use-owner.ts';
import { OwnSpaceLink } from '#web/features/community/care/own-space-link.tsx';
import { categoryOfAddress } from '#web/features/community/categories.ts';
import { CategoryChips } from '#web/features/community/category-chips.tsx';
import { Composer } from '#web/features/community/composer/composer.tsx';
import type { Beginning } from '#web/features/community/composer/composer-draft.ts';
import { PostEditor } from '#web/features/community/composer/post-editor.tsx';
import { Featured } from '#web/features/community/featured.tsx';
import { FeedList } from '#web/features/community/feed-list.tsx';
import type { SeenPost } from '#web/features/community/seen.ts';
import { TitledPage } from '#web/parts/titled-page.tsx';
import { CareCard } from '#web/platform/care/care-card.tsx';
import { useDesk } from '#web/platform/device/use-room.ts';
import { useSearchTerm } from '#web/platform/search/use-search-term.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { RulesBanner } from './rules-banner.tsx';

/** What mothers say to each other: all of it, one category, or what was searched for. The address says which. */
export default function CommunityScreen() {
  const t = useTexts();
  const navigate = useNavigate();
  const owner = useOwner();
  const { categoria } = useSearch({ strict: false });
  const { text, setText, typed, term } = useSearchTerm();
  const category = categoryOfAddress(categoria);
  const composer = useComposerAddress();
  const [edited, setEdited] = useState<SeenPost>();
  const isDesk = useDesk();
  const isNarrowed = term !== '' || category !== undefined;

  function seeAll(): void {
    setText('');
    navigate({ to: '.', search: (current) => ({ ...current, q: undefined, categoria: undefined }) });
  }

  return (
    <TitledPage width="beside" title={t('community.title')}>
      <div className="gap-6 pb-20 two-columns desk:gap-x-8">
        <div className="grid grid-cols-1 content-start gap-2 desk:col-start-1 desk:row-start-1">
          <SearchBox
            text={text}
            onType={setText}
            label={t('community.search')}
            hint={t('community.searchHint')}
            clearLabel={t('community.clearSearch')}
          />
          <CareCard isSearch text={text} />
          <CategoryChips category={category} />
          {owner && (
            <div className="-ml-4 justify-self-start">
              <OwnSpaceLink owner={owner} />
            </div>
          )}
        </div>
        {/* Below the box: it goes while she searches, and nothing above moves under her finger. */}
        {(typed === '' || isDesk) && (
          <div className="desk:col-start-2 desk:row-start-1 desk:self-start">
            <RulesBanner />
          </div>
        )}
        {/* Before the posts, which never end, so that the keyboard comes to it; on screen it lies at the thumb. */}
        <Button
          size="large"
          onClick={composer.open}
          icon={<PencilLine size={24} strokeWidth={1.75} aria-hidden />}
          className="fixed right-4 size-14 px-0! wide:h-13 wide:w-auto wide:px-6! bottom-[calc(var(--spacing-tab-bar)+var(--bottom-bar,0px)+env(safe-area-inset-bottom)+1rem)] z-10 rounded-full! shadow-soft wide:right-8 wide:bottom-[calc(var(--bottom-bar,0px)+1.5rem)]"
        >
          <span className="sr-only wide:not-sr-only">{t('community.write')}</span>
        </Button>
        {(!isNarrowed || isDesk) && (
          <div className="empty:hidden desk:col-start-2 desk:row-start-2 desk:self-start">
            <Featured owner={owner} />
          </div>
        )}
        <FeedList
          owner={owner}
          category={category}
          term={term}
          isBehind={typed !== term}
          onEdit={setEdited}
          onWrite={composer.open}
          onSeeAll={isNarrowed ? seeAll : undefined}
          onMeant={setText}
        />
      </div>
      <Composer
        owner={owner}
        open={composer.isOpen}
        beginning={composer.beginning}
        onClose={composer.close}
      />
      <PostEditor owner={owner} post={edited} onClose={() => setEdited(undefined)} />
    </TitledPage>
  );
}

/**
 * The composer is open while the address says so: a link can open it, the phone's Back closes it, and a reload or a
 * sign-in comes back to it.
 */
function useComposerAddress() {
  const navigate = useNavigate();
  const router = useRouter();
  const { novo, anonimo, categoria } = useSearch({ strict: false });
  const text = useLocation({ select: ({ state }) => state.postBeginning });
  const wasOpenedHere = useRef(false);
  const isOpen = novo === '1';
  const beginning: Beginning = {
    category: categoryOfAddress(categoria),
    anonymous: anonimo === '1',
    text,
  };

  return {
    isOpen,
    beginning,
    open(): void {
      wasOpenedHere.current = true;
      navigate({
        to: '.',
        search: (current) => ({ ...current, novo: '1', anonimo: undefined }),
        resetScroll: false,
      });
    },
    close(): void {
      if (!isOpen) return;
      if (wasOpenedHere.current) {
        wasOpenedHere.current = false;
        router.history.back();
        return;
      }
      navigate({
        to: '.',
        search: (current) => ({ ...current, novo: undefined, anonimo: undefined }),
        replace: true,
        resetScroll: false,
      });
    },
  };
}
