import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { AccessLoading } from '#web/features/access/access-loading.tsx';
import { focusHeading } from '#web/platform/document/focus-heading.ts';
import { withTexts } from '#web/texts/with-texts.ts';
import { HomePage } from './home-page.tsx';

const InPlace = lazy(() => withTexts(import('./in-place.tsx')));

/**
 * A tile and a day swap the view without changing the address, as specified; but as an entry of the history, so that
 * the browser's Back returns to home, and a reload stays.
 */
export default function HomeScreen(): ReactNode {
  const held = useLocation({ select: ({ state }) => state.topic ?? state.day });
  const { conteudo } = useSearch({ strict: false });
  const navigate = useNavigate();
  const view = held ?? conteudo;
  const home = <HomePage onOpen={(state) => void navigate({ to: '.', search: true, state })} />;
  return (
    <Suspense fallback={<AccessLoading />}>
      {view ? <InPlace>{home}</InPlace> : home}
      <FocusOnSwap view={view} />
    </Suspense>
  );
}

/** A swapped view is a new page to her who listens, though its address says otherwise. */
function FocusOnSwap({ view }: { view: string | undefined }) {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    focusHeading();
  }, [view]);
  return null;
}
