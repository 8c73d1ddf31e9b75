import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { AccessLoading } from '#web/features/access/access-loading.tsx';
import { focusHeading } from '#web/platform/document/focus-heading.ts';
import { useDayInPlace } from '#web/screens/day/use-day-in-place.ts';
import { withTexts } from '#web/texts/with-texts.ts';
import { HomePage } from './home-page.tsx';
import { isTopic, type Topic } from './topic.ts';
import { TopicInPlace } from './topic-in-place.tsx';

const DayPage = lazy(() =>
  withTexts(import('#web/screens/day/day-page.tsx')).then((page) => ({ default: page.DayPage })),
);
const SharedContentPage = lazy(() =>
  withTexts(import('#web/screens/day/shared-content-page.tsx')).then((page) => ({
    default: page.SharedContentPage,
  })),
);

/**
 * A tile and a day swap the view without changing the address, as specified; but as an entry of the history, so that
 * the browser's Back returns to home, and a reload stays.
 */
export default function HomeScreen(): ReactNode {
  const topic = useLocation({ select: ({ state }) => state.topic });
  const { conteudo } = useSearch({ strict: false });
  const { day, openDay, goBack } = useDayInPlace();
  const navigate = useNavigate();
  const openTopic = (next: Topic) => navigate({ to: '.', search: true, state: { topic: next } });
  return (
    <Suspense fallback={<AccessLoading />}>
      {isTopic(topic) ? (
        <TopicInPlace topic={topic} onBack={goBack} />
      ) : day ? (
        <DayPage day={day} onBack={goBack} />
      ) : conteudo ? (
        <SharedContentPage contentId={conteudo} onBack={goBack} />
      ) : (
        <HomePage onDay={openDay} onTopic={openTopic} />
      )}
      <FocusOnSwap view={topic ?? day ?? conteudo} />
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
