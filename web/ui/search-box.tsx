import { Search, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { longestTerm } from '#web/platform/search/use-search-term.ts';
import { IconButton } from './icon-button.tsx';
import { controlClass } from './labelled.tsx';

type Props = {
  text: string;
  onType: (text: string) => void;
  label: string;
  /** What can be searched for, shown while it is empty. */
  hint: string;
  clearLabel: string;
};

export function SearchBox({ text, onType, label, hint, clearLabel }: Props) {
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
        {label}
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
        placeholder={hint}
        value={text}
        onChange={({ target }) => onType(target.value)}
        className={`${controlClass} min-h-13 appearance-none px-12 [&::-webkit-search-cancel-button]:hidden`}
      />
      {text && (
        <IconButton
          label={clearLabel}
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
