import { type Language, pathInLanguage } from '#shared/language/language.rules.ts';
import { paths } from '#shared/navigation/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Flourish } from '#web/ui/illustrations/flourish.tsx';
import { MotherAndBaby } from '#web/ui/illustrations/mother-and-baby.tsx';
import type { LandingTexts } from './landing.texts.ts';
import { WaitlistForm } from './waitlist-form.tsx';

/**
 * On the smallest phone the name, the subtitle and the whole form are seen without scrolling. Pictures are
 * sized in pixels: when she enlarges the text, the room goes to the words.
 */
export function Hero({ language, texts }: { language: Language; texts: LandingTexts }) {
  const { hero, waitlist } = texts;
  return (
    <section className="mx-auto grid max-w-6xl px-4 wide:px-8 desk:grid-cols-2 desk:gap-x-12">
      <div className="flex flex-wrap items-end justify-between desk:contents">
        <div className="pb-3 desk:self-end desk:pt-4 desk:pb-4">
          <Badge tone="honey">{hero.comingSoon}</Badge>
          <h1 className="mt-2 font-serif text-[4rem] leading-none tracking-tight wide:text-[6rem] desk:text-[7.5rem]">
            Colo
          </h1>
          <Flourish className="mt-1 w-36 wide:w-52 desk:w-64" />
        </div>
        <MotherAndBaby className="-mr-4 min-w-0 max-w-[240px] flex-[1_1_140px] wide:mr-0 wide:max-w-[320px] desk:row-span-2 desk:max-w-none desk:self-center" />
      </div>
      <div>
        <p className="max-w-[24ch] text-title font-bold text-balance desk:text-display">{hero.subtitle}</p>
        <p className="mt-1 max-w-[48ch] text-ink-soft desk:mt-3 desk:text-article">{hero.promise}</p>
        <WaitlistForm language={language} texts={waitlist} />
        <a
          href={`${pathInLanguage(paths.home, language)}?preview=1`}
          data-preview-link
          className={`${buttonClass({ variant: 'secondary', size: 'large', wide: true })} mt-4 wide:w-auto`}
        >
          {hero.preview}
        </a>
      </div>
      <Manifesto texts={hero.manifesto} />
    </section>
  );
}

function Manifesto({ texts }: { texts: LandingTexts['hero']['manifesto'] }) {
  return (
    <div className="mx-auto desk:col-span-2 max-w-3xl pt-12 desk:pt-20 desk:text-center">
      <p className="text-heading font-bold text-balance desk:text-title">{texts.opening}</p>
      <p className="mt-4 text-article text-ink-soft text-pretty">{texts.body}</p>
    </div>
  );
}
