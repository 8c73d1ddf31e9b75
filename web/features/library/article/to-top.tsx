import { ArrowUp } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { focusHeading } from '#web/platform/document/focus-heading.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

/** Within so many screens the top is a flick away, and a button would only be in the way. */
const screensNear = 2;

/** Floats over the text, and rests in a row of its own at the end, where it covers nothing. */
export function ToTop() {
  const t = useTexts();
  const isFar = useSyncExternalStore(subscribe, () => window.scrollY > screensNear * window.innerHeight);

  function rise(): void {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
    focusHeading();
  }

  return (
    <div className="pointer-events-none sticky bottom-[calc(var(--spacing-tab-bar)+var(--bottom-bar,0px)+env(safe-area-inset-bottom)+0.75rem)] mt-4 flex h-11 justify-end wide:bottom-[calc(var(--bottom-bar,0px)+1.5rem)]">
      {isFar && (
        <IconButton
          label={t('article.toTop')}
          onClick={rise}
          className="pointer-events-auto border border-control-line bg-card shadow-soft"
        >
          <ArrowUp size={22} aria-hidden />
        </IconButton>
      )}
    </div>
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}
