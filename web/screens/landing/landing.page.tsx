import { documentLanguage, type Language, pathInLanguage } from '#shared/language/language.rules.ts';
import { paths } from '#shared/navigation/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { ColoMark } from '#web/ui/illustrations/colo-mark.tsx';
import { CutEdge } from '#web/ui/illustrations/cut-edge.tsx';
import { NightWindow } from '#web/ui/illustrations/night-window.tsx';
import { Thread } from '#web/ui/illustrations/thread.tsx';
import { WaitingArmchair } from '#web/ui/illustrations/waiting-armchair.tsx';
import { Features } from './features.tsx';
import { Footer } from './footer.tsx';
import { Hero } from './hero.tsx';
import type { LandingTexts } from './landing.texts.ts';
import { PhoneMock } from './phone-mock.tsx';
import { Stories } from './stories.tsx';
import { emailFieldId } from './waitlist-form.tsx';

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

/** For those who read to the end: back to the form, with the field in focus. */
function Closing({ texts }: { texts: LandingTexts['closing'] }) {
  return (
    <section
      aria-labelledby="closing-title"
      className="mx-auto mt-16 flex max-w-xl flex-col items-center px-4 text-center desk:mt-28"
    >
      <WaitingArmchair className="w-[208px] desk:w-[256px]" />
      <h2 id="closing-title" className="mt-4 text-title font-bold desk:text-display">
        {texts.title}
      </h2>
      <p className="mt-3 text-ink-soft">{texts.text}</p>
      <a
        href={`#${emailFieldId}`}
        className={`${buttonClass({ variant: 'secondary', size: 'large', wide: true })} mt-6 wide:w-auto`}
      >
        {texts.action}
      </a>
    </section>
  );
}

function Journey({ texts }: { texts: LandingTexts['journey'] }) {
  return (
    <section aria-labelledby="journey-title" className="mt-14 desk:mt-20">
      <CutEdge />
      <div className="bg-picture-glow">
        <div className="mx-auto grid max-w-5xl grid-cols-1 items-center gap-10 px-4 py-10 wide:px-8 desk:grid-cols-2 desk:gap-20 desk:py-16">
          <div>
            <NightWindow className="w-[112px] desk:w-[192px]" />
            <h2 id="journey-title" className="mt-5 text-title font-bold text-balance desk:text-display">
              {texts.title}
            </h2>
            <p className="mt-4 max-w-[46ch] text-article">{texts.text}</p>
          </div>
          <PhoneMock texts={texts} />
        </div>
      </div>
      <CutEdge className="rotate-180" />
    </section>
  );
}

const quietLink =
  'flex min-h-11 items-center rounded-control px-3 text-small font-bold underline-offset-4 hover:underline';

/** The name, the same page in the other language, and the way in for those who have an account. */
function Header({ language, texts }: { language: Language; texts: LandingTexts['header'] }) {
  const other: Language = language === 'pt' ? 'en' : 'pt';
  return (
    <header className="mx-auto flex min-h-14 max-w-6xl flex-wrap items-center gap-x-1 px-4 wide:min-h-20 wide:px-8">
      <a
        href={pathInLanguage(paths.landing, language)}
        aria-label={texts.home}
        className="mr-auto flex min-h-11 items-center gap-2 rounded-control font-serif text-heading"
      >
        <ColoMark className="size-8" />
        Colo
      </a>
      <a
        href={pathInLanguage(paths.landing, other)}
        hrefLang={documentLanguage[other]}
        lang={documentLanguage[other]}
        data-language-link
        className={`${quietLink} text-ink-soft`}
      >
        {texts.otherLanguage}
      </a>
      <a href={pathInLanguage(paths.home, language)} className={`${quietLink} -mr-3 text-clay`}>
        {texts.signIn}
      </a>
    </header>
  );
}
