import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { IntroCircle } from '#web/ui/illustrations/intro-circle.tsx';
import { IntroKnitting } from '#web/ui/illustrations/intro-knitting.tsx';
import { IntroLap } from '#web/ui/illustrations/intro-lap.tsx';
import { IntroNight } from '#web/ui/illustrations/intro-night.tsx';
import { IntroWeeks } from '#web/ui/illustrations/intro-weeks.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { useSwipe } from '#web/ui/use-swipe.ts';
import { slideCount } from '../questionnaire/place.ts';

const slides = [
  { number: 1, Picture: IntroLap },
  { number: 2, Picture: IntroNight },
  { number: 3, Picture: IntroWeeks },
  { number: 4, Picture: IntroCircle },
  { number: 5, Picture: IntroKnitting },
] as const satisfies { number: number; Picture: ComponentType<{ className?: string }> }[];

const first = slides[0];

type Props = {
  slide: number;
  onForward: () => void;
  onBack: () => void;
  /** The questions: after the last slide, or past the slides that she does not want to see. */
  onStart: () => void;
  onSkipAll: () => void;
};

/** Five slides: by button, by swipe or by arrow keys. Leaving is always one tap away. */
export function Intro({ slide, onForward, onBack, onStart, onSkipAll }: Props) {
  const t = useTexts();
  const { number, Picture } = slides[slide - 1] ?? first;
  const total = slideCount;
  const isLast = number === total;

  const forward = () => (isLast ? undefined : onForward());
  const back = () => (number === 1 ? undefined : onBack());
  const swipe = useSwipe({ onForward: forward, onBack: back });
  useArrowKeys({ onForward: forward, onBack: back });

  return (
    <main
      className="mx-auto flex min-h-dvh max-w-lg touch-pan-y flex-col px-4 pt-[max(0.5rem,env(safe-area-inset-top))] pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      {...swipe}
    >
      <DocumentTitle title={t('intro.pageTitle')} />
      <div className="flex items-center gap-3">
        <ProgressBar value={number} max={total} label={t('intro.progress', { n: number, total })} />
        <Button variant="quiet" onClick={onStart} className="-mr-4 shrink-0 text-small">
          {t('intro.skip')}
        </Button>
      </div>
      <section
        aria-roledescription="carousel"
        aria-label={t('intro.carousel')}
        aria-live="polite"
        className="flex flex-1 flex-col justify-center py-4"
      >
        {/* A new key per slide: it comes in anew, and is read anew. */}
        <article
          key={number}
          aria-roledescription={t('intro.slide')}
          aria-label={t('intro.progress', { n: number, total })}
          className="grid justify-items-center gap-4 text-center transition duration-200 starting:translate-x-4 starting:opacity-0"
        >
          <Picture className="w-full max-w-80 [@media(max-height:700px)]:max-w-60" />
          {/* As tall as the longest slide on a phone, so that the picture stands still from one to the next. */}
          <div className="grid min-h-38 content-start gap-4">
            <h1 tabIndex={-1} className="text-balance font-serif text-title">
              {t(`intro.title${number}`)}
            </h1>
            <p className="text-balance text-ink-soft">{t(`intro.text${number}`)}</p>
          </div>
        </article>
      </section>
      <div className="grid gap-1">
        <Button size="large" wide onClick={isLast ? onStart : forward}>
          {isLast ? t('intro.start') : t('intro.next')}
        </Button>
        <Button variant="quiet" wide onClick={onSkipAll}>
          {t('intro.skipAll')}
        </Button>
      </div>
    </main>
  );
}

type Ways = { onForward: () => void; onBack: () => void };

function useArrowKeys({ onForward, onBack }: Ways): void {
  const follow = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowRight') onForward();
    if (event.key === 'ArrowLeft') onBack();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => follow(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
