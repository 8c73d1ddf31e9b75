import { ArrowUp } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { focusHeading } from '#web/platform/document/focus-heading.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

/** Within so many screens the top is a flick away, and a button would only be in the way. */
const screensNear = 2;

/** The height of its own row at the end, and what lies around it. */
const rowHeight = 160;

/**
 * Rests in a row of its own at the end, where it covers nothing. Before that it floats only while she is on her way
 * up: over the lines that she reads it would be in the way.
 */
export function ToTop() {
  const t = useTexts();
  const isShown = useSyncExternalStore(
    subscribe,
    () => isWanted,
    () => false,
  );

  function rise(): void {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
    focusHeading();
  }

  return (
    <div className="pointer-events-none sticky bottom-[calc(var(--spacing-tab-bar)+var(--bottom-bar,0px)+env(safe-area-inset-bottom)+0.75rem)] mt-4 flex h-11 justify-end wide:bottom-[calc(var(--bottom-bar,0px)+1.5rem)]">
      {isShown && (
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

let isWanted = false;
let last = 0;

function look(): void {
  const { scrollY, innerHeight } = window;
  const isEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - rowHeight;
  // A place that did not change says nothing about where she is going.
  if (scrollY !== last) isWanted = scrollY > screensNear * innerHeight && (scrollY < last || isEnd);
  last = scrollY;
}

function subscribe(onChange: () => void): () => void {
  const onScroll = () => {
    look();
    onChange();
  };
  isWanted = false;
  last = window.scrollY;
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
}
