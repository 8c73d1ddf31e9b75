import type { LandingTexts } from './landing.texts.ts';

type Texts = LandingTexts['stories'];

const stories = ['night', 'anonymous', 'oneHand'] as const satisfies readonly (keyof Texts)[];

/** Nobody has used Colo yet, so these are marked for what they are. */
export function Stories({ texts }: { texts: Texts }) {
  return (
    <section aria-labelledby="stories-title" className="mx-auto max-w-6xl px-4 pt-16 wide:px-8 desk:pt-28">
      <h2 id="stories-title" className="text-title font-bold desk:text-center desk:text-display">
        {texts.title}
      </h2>
      <p className="mt-3 text-ink-soft desk:text-center">
        <strong className="text-ink">{texts.illustrative}.</strong> {texts.honesty}
      </p>
      <div className="mt-8 grid gap-4 desk:mt-14 desk:grid-cols-3 desk:gap-8">
        {stories.map((story) => (
          <figure
            key={story}
            className="flex flex-col rounded-card border border-line bg-card p-6 shadow-soft"
          >
            <blockquote className="grow">
              <span aria-hidden="true" className="block h-8 font-serif text-[4rem] leading-none text-clay">
                “
              </span>
              <p className="text-article">{texts[story].words}</p>
            </blockquote>
            <figcaption className="mt-4 text-small text-ink-soft">
              <strong className="text-ink">{texts[story].name}</strong>, {texts[story].baby}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
