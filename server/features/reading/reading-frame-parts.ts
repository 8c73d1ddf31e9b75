import { html } from 'hono/html';
import { type Language, pathInLanguage } from '#shared/language/language.rules.ts';
import { paths } from '#shared/navigation/paths.ts';
import type { Html } from './html.ts';
import { readingTexts } from './reading.texts.ts';

/** What several parts of the page look like. */
export const looks = {
  column: 'mx-auto w-full max-w-[45rem] px-4 pt-2 desk:max-w-[70rem] wide:px-6',
  card: 'rounded-card border border-line bg-card p-4 shadow-soft',

  link: 'font-bold text-clay-ink underline underline-offset-4',
  button:
    'inline-flex min-h-11 items-center justify-center rounded-control border border-control-line bg-card px-4 py-2 text-center font-bold text-ink hover:bg-blush',
};

/** The mark, as colo-mark.tsx draws it. */
const mark = html`<svg viewBox="0 0 48 48" class="size-8" aria-hidden="true"><path class="fill-clay" d="M16.9 8.4C6.9 11.6 2.8 21.4 5.8 30.4C8.9 39.6 18.4 44.6 27.8 42.4C35.4 40.6 40.6 35.4 42.2 29.6C42.7 27.8 40.8 26.9 39.6 28.2C35.4 32.6 28.4 33.9 22.9 30.6C16.4 26.8 14.4 19 18.6 11.2C19.6 9.4 18.6 7.9 16.9 8.4Z" /><circle class="fill-honey" cx="29.6" cy="18.6" r="9" /><path class="fill-none stroke-picture-hair" stroke-width="1.6" stroke-linecap="round" d="M30.8 9.4C27.9 10.4 27.9 13.9 30.5 14C32.6 14 32.7 11.3 30.8 11.2" /></svg>`;

type Header = {
  language: Language;
  /** Where who has an account goes on: there she signs in, if she is not. */
  signIn: string;
  skipsTo: string;
};

export function header({ language, signIn, skipsTo }: Header): Html {
  const texts = readingTexts[language];
  return html`<a href="#${skipsTo}" class="sr-only z-20 rounded-control bg-card px-4 py-3 font-bold shadow-soft focus:not-sr-only focus:fixed focus:top-2 focus:left-2">${texts.skip}</a>
<header class="${looks.column} flex min-h-14 flex-wrap items-center gap-x-1 print:hidden">
<a href="${pathInLanguage(paths.landing, language)}" aria-label="${texts.home}" class="mr-auto flex min-h-11 items-center gap-2 rounded-control font-serif text-heading">${mark}Colo</a>
<a href="${signIn}" class="-mr-3 flex min-h-11 items-center rounded-control px-3 font-bold text-clay text-small underline-offset-4 hover:underline">${texts.openInColo}</a>
</header>`;
}

export function footer(language: Language): Html {
  const texts = readingTexts[language];
  const link = (page: 'privacy' | 'terms') =>
    html`<li><a href="${pathInLanguage(paths[page], language)}" class="flex min-h-11 items-center rounded-control px-2 underline underline-offset-4 hover:text-ink">${texts[page]}</a></li>`;
  return html`<footer class="border-line border-t print:hidden">
<ul class="mx-auto flex max-w-6xl flex-wrap justify-center gap-x-4 px-4 py-6 text-ink-soft text-small">${link('privacy')}${link('terms')}</ul>
</footer>`;
}

type Message = { title: string; text: string };

/** Where there is no article: what happened, and a way on. */
export function messagePage(language: Language, { title, text }: Message): { head: Html; page: Html } {
  const library = `${pathInLanguage(paths.library, language)}?preview=1`;
  return {
    head: html`<title>${title} · Colo</title>
    <meta name="robots" content="noindex" />`,
    page: html`${header({ language, signIn: pathInLanguage(paths.home, language), skipsTo: 'texto' })}
<main id="texto" tabindex="-1" class="${looks.column} grid min-h-[60dvh] place-content-center justify-items-center gap-4 text-center outline-none">
<h1 class="font-serif text-title">${title}</h1>
<p class="max-w-[42ch] text-ink-soft">${text}</p>
<p><a href="${library}" class="${looks.button}">${readingTexts[language].toLibrary}</a></p>
<p><a href="${pathInLanguage(paths.landing, language)}" class="${looks.link} inline-flex min-h-11 items-center">${readingTexts[language].visit}</a></p>
</main>
${footer(language)}`,
  };
}
