import { Search, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { longestTerm } from '#web/platform/search/use-search-term.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { controlClass } from '#web/ui/labelled.tsx';

type Props = { text: string; onType: (text: string) => void };

export function SearchBox({ text, onType }: Props) {
  const t = useTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the phones of a few years ago know the role, not the element.
    <form
      role="search"
      className="relative"
      onSubmit={(event) => {
        event.preventDefault();
        // What she typed is on its way already: the keyboard of the phone leaves, and what was found is seen.
        input.current?.blur();
      }}
    >
      <label htmlFor={id} className="sr-only">
        {t('specialists.search')}
      </label>
      <Search
        size={20}
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-ink-soft"
      />
      <input
        ref={input}
        id={id}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={longestTerm}
        placeholder={t('specialists.searchHint')}
        value={text}
        onChange={({ target }) => onType(target.value)}
        className={`${controlClass} min-h-13 appearance-none px-12 [&::-webkit-search-cancel-button]:hidden`}
      />
      {text && (
        <IconButton
          label={t('specialists.clearSearch')}
          className="absolute top-1/2 right-1 -translate-y-1/2"
          onClick={() => {
            onType('');
            input.current?.focus();
          }}
        >
          <X size={20} aria-hidden />
        </IconButton>
      )}
    </form>
  );
}
