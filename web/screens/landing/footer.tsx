import type { ComponentType } from 'react';
import { type Language, pathInLanguage } from '#shared/language/language.rules.ts';
import { paths } from '#shared/navigation/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ColoMark } from '#web/ui/illustrations/colo-mark.tsx';
import type { LandingTexts } from './landing.texts.ts';
import { FacebookIcon, InstagramIcon, YouTubeIcon } from './social-icons.tsx';

const networks: { name: 'instagram' | 'facebook' | 'youtube'; Icon: ComponentType }[] = [
  { name: 'instagram', Icon: InstagramIcon },
  { name: 'facebook', Icon: FacebookIcon },
  { name: 'youtube', Icon: YouTubeIcon },
];

type Props = { language: Language; texts: LandingTexts['footer']; comingSoon: string };

/** The networks are plain words until the script learns the owner's addresses for them. */
export function Footer({ language, texts, comingSoon }: Props) {
  return (
    <footer className="mt-16 border-t border-line desk:mt-28">
      <div className="mx-auto flex max-w-6xl flex-col items-center gap-5 px-4 py-10 text-center text-small text-ink-soft wide:px-8">
        <p className="flex items-center gap-3 font-serif text-heading text-ink">
          <ColoMark className="size-9" />
          Colo
        </p>
        <Badge tone="honey">{comingSoon}</Badge>
        <ul aria-label={texts.social} className="flex flex-wrap justify-center gap-x-2">
          {networks.map(({ name, Icon }) => (
            <li key={name}>
              <span
                data-social={name}
                className="flex min-h-11 items-center gap-2 rounded-control px-2 underline-offset-4 [a&]:text-ink [a&]:hover:underline"
              >
                <Icon />
                {texts[name]}
              </span>
            </li>
          ))}
        </ul>
        <ul className="flex flex-wrap justify-center gap-x-4">
          {(['privacy', 'terms'] as const).map((page) => (
            <li key={page}>
              <a
                href={pathInLanguage(paths[page], language)}
                className="flex min-h-11 items-center rounded-control px-2 underline underline-offset-4 hover:text-ink"
              >
                {texts[page]}
              </a>
            </li>
          ))}
        </ul>
        <p className="max-w-[48ch]">{texts.care}</p>
        <p>{texts.copyright}</p>
      </div>
    </footer>
  );
}
