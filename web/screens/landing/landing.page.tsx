import type { Language } from '#shared/language/language.rules.ts';
import { Thread } from '#web/ui/illustrations/thread.tsx';
import { Closing } from './closing.tsx';
import { Features } from './features.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Hero } from './hero.tsx';
import { Journey } from './journey.tsx';
import type { LandingTexts } from './landing.texts.ts';
import { Stories } from './stories.tsx';

/** The front door, from top to bottom. It is rendered once, at build time. */
export function LandingPage({ language, texts }: { language: Language; texts: LandingTexts }) {
  return (
    <>
      <Header language={language} texts={texts.header} />
      <main>
        <Hero language={language} texts={texts} />
        <Thread />
        <Features texts={texts.features} />
        <Journey texts={texts.journey} />
        <Stories texts={texts.stories} />
        <Closing texts={texts.closing} />
      </main>
      <Footer language={language} texts={texts.footer} comingSoon={texts.hero.comingSoon} />
    </>
  );
}
