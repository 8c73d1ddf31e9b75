import { CutEdge } from '#web/ui/illustrations/cut-edge.tsx';
import { NightWindow } from '#web/ui/illustrations/night-window.tsx';
import type { LandingTexts } from './landing.texts.ts';
import { PhoneMock } from './phone-mock.tsx';

export function Journey({ texts }: { texts: LandingTexts['journey'] }) {
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
