import { useTexts } from '#web/texts/use-texts.ts';

/** For her who walks by keyboard: past the menu, straight to the content. */
export function SkipLink({ target }: { target: string }) {
  const t = useTexts();
  return (
    <a
      href={`#${target}`}
      onClick={(event) => {
        // The address stays as it is.
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
      className="sr-only z-20 rounded-control bg-card px-4 py-3 font-bold shadow-soft focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      {t('shell.skip')}
    </a>
  );
}
