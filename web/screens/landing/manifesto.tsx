import type { LandingTexts } from './landing.texts.ts';

export function Manifesto({ texts }: { texts: LandingTexts['hero']['manifesto'] }) {
  return (
    <div className="mx-auto desk:col-span-2 max-w-3xl pt-12 desk:pt-20 desk:text-center">
      <p className="text-heading font-bold text-balance desk:text-title">{texts.opening}</p>
      <p className="mt-4 text-article text-ink-soft text-pretty">{texts.body}</p>
    </div>
  );
}
