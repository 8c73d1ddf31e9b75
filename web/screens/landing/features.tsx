import type { ComponentType } from 'react';
import { HeldHeart } from '#web/ui/illustrations/held-heart.tsx';
import { Onesie } from '#web/ui/illustrations/onesie.tsx';
import { Sprig } from '#web/ui/illustrations/sprig.tsx';
import { SunAndMoon } from '#web/ui/illustrations/sun-and-moon.tsx';
import { Teacup } from '#web/ui/illustrations/teacup.tsx';
import { ThreeMothers } from '#web/ui/illustrations/three-mothers.tsx';
import type { LandingTexts } from './landing.texts.ts';

type Texts = LandingTexts['features'];

const features: { name: Exclude<keyof Texts, 'title'>; Picture: ComponentType<{ className: string }> }[] = [
  { name: 'emotional', Picture: HeldHeart },
  { name: 'practical', Picture: Onesie },
  { name: 'community', Picture: ThreeMothers },
  { name: 'routines', Picture: SunAndMoon },
  { name: 'wellness', Picture: Sprig },
  { name: 'selfCare', Picture: Teacup },
];

export function Features({ texts }: { texts: Texts }) {
  return (
    <section aria-labelledby="features-title" className="mx-auto max-w-6xl px-4 pt-6 wide:px-8">
      <h2 id="features-title" className="text-title font-bold desk:text-center desk:text-display">
        {texts.title}
      </h2>
      <ul className="mt-8 grid gap-x-12 gap-y-7 wide:grid-cols-2 desk:mt-14 desk:grid-cols-3 desk:gap-y-14">
        {features.map(({ name, Picture }) => (
          <li
            key={name}
            className="flex items-center gap-5 desk:flex-col desk:gap-4 desk:text-center"
            data-feature={name}
          >
            <Picture className="size-[80px] flex-none desk:size-[128px]" />
            <div>
              <h3 className="text-body font-bold desk:text-heading">{texts[name].title}</h3>
              <p className="mt-1 max-w-[34ch] text-ink-soft">{texts[name].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
