import { useNavigate } from '@tanstack/react-router';
import { Keyboard, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { ArticleFilters } from '#web/desk/editing/list/article-filters.tsx';
import { ArticleList } from '#web/desk/editing/list/article-list.tsx';
import { useShortcuts, useShortcutsChoice } from '#web/desk/editing/list/shortcuts.ts';
import { ShortcutsSheet } from '#web/desk/editing/list/shortcuts-sheet.tsx';
import { UnsavedDrafts } from '#web/desk/editing/list/unsaved-drafts.tsx';
import { useUnsavedDrafts } from '#web/desk/editing/list/use-article-list.ts';
import { newArticleId } from '#web/desk/editing/new-articles.ts';
import { EnrolFirst } from '#web/desk/enrol-first.tsx';
import { errorCodeOf } from '#web/platform/api/api-error.ts';
import { longestTerm, useSearchTerm } from '#web/platform/search/use-search-term.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useArticleFilters } from './use-article-filters.ts';

/** Everything that was written, and the way to write more. */
export function ArticlesSection({ staffId }: { staffId: string }) {
  const t = useTexts();
  const navigate = useNavigate();
  const search = useRef<HTMLInputElement>(null);
  const { text, setText, term } = useSearchTerm();
  const [filters, changeFilters] = useArticleFilters();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [hasShortcuts, setShortcuts] = useShortcutsChoice();
  const unsaved = useUnsavedDrafts();
  const isLocked = errorCodeOf(unsaved.error) === 'second_factor_required';
  useShortcuts(hasShortcuts && !isLocked, {
    n: write,
    '/': () => search.current?.focus(),
    '?': () => setHelpOpen(true),
  });

  /** The id is made here: what is typed can be kept from the first letter on. */
  function write(): void {
    navigate({ to: '/admin/artigo/$articleId', params: { articleId: newArticleId() } });
  }

  function showAll(): void {
    setText('');
    navigate({ to: '.', search: {}, replace: true });
  }

  // Nothing of this would work before.
  if (isLocked) return <EnrolFirst />;
  return (
    <div className="grid grid-cols-1 gap-4 pb-20 wide:pb-0">
      <NewArticleBar hasShortcuts={hasShortcuts} onWrite={write} onHelp={() => setHelpOpen(true)} />
      <UnsavedDrafts writerId={staffId} />
      {/* biome-ignore lint/a11y/useSemanticElements: the phones of a few years ago know the role, not the element. */}
      <form
        role="search"
        // What was typed is on its way already: the keyboard of the phone leaves, and what was found is seen.
        onSubmit={(event) => {
          event.preventDefault();
          search.current?.blur();
        }}
        className="grid gap-3 desk:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
      >
        <Field
          ref={search}
          type="search"
          label={t('admin.search')}
          placeholder={t('admin.searchHint')}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={longestTerm}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <ArticleFilters filters={filters} onChange={changeFilters} />
      </form>
      <ArticleList filters={{ ...filters, q: term || undefined }} onShowAll={showAll} />
      <ShortcutsSheet
        open={isHelpOpen}
        onClose={() => setHelpOpen(false)}
        isOn={hasShortcuts}
        onChange={setShortcuts}
      />
    </div>
  );
}

type BarProps = { hasShortcuts: boolean; onWrite: () => void; onHelp: () => void };

/** On a phone at the thumb, over the list; on a desk above it. */
function NewArticleBar({ hasShortcuts, onWrite, onHelp }: BarProps) {
  const t = useTexts();
  return (
    <div className="fixed inset-x-0 bottom-0 z-10 border-line border-t bg-paper px-4 pt-2 pb-[calc(env(safe-area-inset-bottom)+0.5rem)] wide:static wide:border-0 wide:p-0">
      <div className="flex items-center justify-between gap-2">
        <Button
          size="large"
          icon={<Plus size={20} aria-hidden />}
          aria-keyshortcuts={hasShortcuts ? 'n' : undefined}
          onClick={onWrite}
          className="flex-1 wide:flex-none"
        >
          {t('admin.newArticle')}
        </Button>
        {/* A phone has no keys to explain. */}
        <div className="hidden wide:block">
          <IconButton
            label={t('admin.shortcuts')}
            aria-keyshortcuts={hasShortcuts ? '?' : undefined}
            onClick={onHelp}
          >
            <Keyboard size={20} aria-hidden />
          </IconButton>
        </div>
      </div>
    </div>
  );
}
