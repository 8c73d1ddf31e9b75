import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { applyUpdate, isUpdateReady, subscribeToUpdates } from '#web/platform/offline/updates.ts';
import { useTexts } from '#web/texts/use-texts.ts';

const gap = 8;

/** Offers the new version and waits for her: nothing reloads under her hands. */
export function UpdatePrompt() {
  const t = useTexts();
  const isReady = useSyncExternalStore(subscribeToUpdates, isUpdateReady, () => false);
  const [isPutOff, setPutOff] = useState(false);
  const isShown = isReady && !isPutOff;
  const card = useRef<HTMLDivElement>(null);
  // What else rises from below stands above it.
  useLayoutEffect(() => {
    if (!isShown) return;
    const { style } = document.documentElement;
    style.setProperty('--prompt', `${(card.current?.offsetHeight ?? 0) + gap}px`);
    return () => {
      style.removeProperty('--prompt');
    };
  }, [isShown]);
  const action = 'min-h-11 shrink-0 rounded-control px-3';
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--spacing-tab-bar)+var(--bottom-bar,0px)+env(safe-area-inset-bottom)+0.75rem)] z-20 mx-auto max-w-md wide:bottom-[calc(var(--bottom-bar,0px)+1rem)]"
    >
      {isShown && (
        <div
          ref={card}
          className="pointer-events-auto flex flex-wrap items-center justify-end rounded-control border border-control-line bg-card py-1 pr-1 pl-4 shadow-soft"
        >
          <p className="min-w-0 flex-[1_1_9rem] py-2.5 font-bold">{t('outbox.updateReady')}</p>
          <button
            type="button"
            onClick={() => setPutOff(true)}
            className={`${action} text-ink-soft hover:bg-blush`}
          >
            {t('outbox.updateLater')}
          </button>
          <button
            type="button"
            onClick={applyUpdate}
            className={`${action} font-bold text-clay hover:bg-blush hover:text-clay-ink`}
          >
            {t('outbox.update')}
          </button>
        </div>
      )}
    </div>
  );
}
