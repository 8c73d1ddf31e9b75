import { useCanGoBack, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { AccessLoading } from '#web/features/access/access-loading.tsx';
import { focusHeading } from '#web/platform/document/focus-heading.ts';
import { withTexts } from '#web/texts/with-texts.ts';
import { HomePage } from './home-page.tsx';
import type { Topic } from './topic.ts';

const BreastfeedingPage = lazy(() =>
  withTexts(import('#web/screens/breastfeeding/breastfeeding-page.tsx')).then((page) => ({
    default: page.BreastfeedingPage,
  })),
);

/**
 * A tile swaps the view without changing the address, as specified; but as an entry of the history, so that the
 * browser's Back returns to home, and a reload stays.
 */
export default function HomeScreen() {
  const topic = useLocation({ select: ({ state }) => state.topic });
  const navigate = useNavigate();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const show = (next: Topic | undefined) =>
    navigate({ to: '.', search: true, state: { topic: next }, replace: next === undefined });
  const goBack = () => (canGoBack ? router.history.back() : show(undefined));
  return (
    <Suspense fallback={<AccessLoading />}>
      {topic === 'breastfeeding' ? <BreastfeedingPage onBack={goBack} /> : <HomePage onTopic={show} />}
      <FocusOnSwap topic={topic} />
    </Suspense>
  );
}

/** A swapped view is a new page to her who listens, though its address says otherwise. */
function FocusOnSwap({ topic }: { topic: Topic | undefined }) {
  const shown = useRef(topic);
  useEffect(() => {
    if (shown.current === topic) return;
    shown.current = topic;
    focusHeading();
  }, [topic]);
  return null;
}
