import { html } from 'hono/html';
import { helplineDirectory, helplinesFor } from '#shared/care/helplines.ts';
import { documentLanguage, type Language, pathInLanguage } from '#shared/language/language.rules.ts';
import { partsOf } from '#shared/library/article-parts.rules.ts';
import type { PictureAnswer } from '#shared/library/library.schema.ts';
import { articlePath, paths } from '#shared/navigation/paths.ts';
import type { Html } from './html.ts';
import type { ReadingArticle, RelatedReading } from './reading.presenter.ts';
import { type ReadingTexts, readingTexts } from './reading.texts.ts';
import { bodyHtml } from './reading-body.ts';
import { footer, header, looks } from './reading-frame-parts.ts';

/** The page of an article: what the app shows a visitor, without the app. No script, nothing that counts her. */
export function articlePage(article: ReadingArticle): Html {
  const texts = readingTexts[article.language];
  const { language, title, introduction, picture, practicalTip, isTender } = article;
  return html`${header({ language, signIn: pathInLanguage(articlePath(article.id), language), skipsTo: 'texto' })}
<main class="${looks.column} pb-12">
<article class="grid grid-cols-1 gap-6 desk:grid-cols-[minmax(0,1fr)_17rem] desk:gap-x-10">
<div>
<p class="mb-3 flex"><span class="rounded-full px-3 py-0.5 font-bold text-small ${groundOf(article.categoryKey)}">${article.category}</span></p>
<h1 class="font-serif text-title wide:text-display">${title}</h1>
${byline(article, texts)}
</div>
${contents(article, texts)}
<div id="texto" tabindex="-1" class="grid grid-cols-1 gap-6 outline-none desk:col-start-1">
${
  introduction &&
  html`<section aria-label="${texts.introduction}" class="rounded-card bg-blush p-4"><p class="whitespace-pre-line text-article">${introduction}</p></section>
`
}${
  picture &&
  pictureHtml(picture, {
    sizes: '(width >= 48rem) 42rem, calc(100vw - 2rem)',
    look: `rounded-card ${groundOf(article.categoryKey)}`,
    isLead: true,
  })
}
${listening(article, texts)}
${bodyHtml(article.blocks, language)}
${practicalTip && tip(practicalTip, texts)}
${trust(article, texts)}
${isTender ? someoneToCall(texts) : ''}
${related(article.related, texts)}
${isTender ? '' : invitation(language, texts)}
</div>
</article>
</main>
${footer(language)}`;
}

function byline(
  { author, authorRole, publishedAt, publishedOn, readingMinutes, twin }: ReadingArticle,
  texts: ReadingTexts,
): Html {
  return html`<div class="mt-3 text-ink-soft text-small">
<p>${texts.by(authorRole ? `${author}, ${authorRole}` : author)}</p>
<p><time datetime="${publishedAt}">${publishedOn}</time> · ${texts.minutes(readingMinutes)}</p>
${twin && translationLink(twin, texts)}</div>`;
}

function translationLink(
  { path, language }: { path: string; language: Language },
  texts: ReadingTexts,
): Html {
  const tag = documentLanguage[language];
  return html`<p><a href="${path}" lang="${tag}" hreflang="${tag}" class="inline-flex min-h-11 items-center ${looks.link}">${texts.readInOther}</a></p>`;
}

/** Beside the text where there is room for it. Of a text in one piece there is nothing to list. */
function contents({ blocks }: ReadingArticle, texts: ReadingTexts): Html | string {
  const parts = partsOf(blocks);
  if (parts.length < 2) return '';
  return html`<nav aria-labelledby="contents" class="sticky top-6 hidden self-start desk:col-start-2 desk:row-span-2 desk:row-start-1 desk:grid print:hidden">
<h2 id="contents" class="mb-1 font-bold text-ink-soft text-small">${texts.contents}</h2>
<ol class="border-line border-l-2">
${parts.map(
  ({
    id,
    title,
  }) => html`<li><a href="#${id}" class="flex min-h-11 items-center py-1 pl-3 leading-snug hover:text-clay-ink hover:underline">${title}</a></li>
`,
)}</ol>
</nav>`;
}

type PictureLook = { sizes: string; look: string; isLead: boolean };

/** Its place is kept before it comes. Beside a title that says what it is, it is not read aloud. */
function pictureHtml(
  { url, width, height, sources, alt }: PictureAnswer,
  { sizes, look, isLead }: PictureLook,
): Html {
  return html`<picture class="block overflow-hidden ${look}">
${sources.map(({ type, srcset }) => html`<source type="${type}" srcset="${srcset}" sizes="${sizes}" />`)}
<img src="${url}" width="${width}" height="${height}" alt="${isLead ? alt : ''}" ${isLead ? html`fetchpriority="high"` : html`loading="lazy"`} class="size-full object-cover" />
</picture>`;
}

/**
 * The browser's own player: it needs no script, and fetches nothing before she presses play. Folded, because its many
 * parts would cost a slow phone a tenth of a second that belongs to the text.
 */
function listening({ audioUrl }: ReadingArticle, texts: ReadingTexts): Html | string {
  if (!audioUrl) return '';
  return html`<details class="${looks.card} py-2 print:hidden">
<summary class="min-h-11 content-center font-bold">${texts.listen}</summary>
<audio controls preload="none" src="${audioUrl}" class="mt-2 mb-2 h-14 w-full"></audio>
</details>`;
}

function tip(words: string, texts: ReadingTexts): Html {
  return html`<section aria-labelledby="practical-tip" class="grid grid-cols-1 gap-2 rounded-card bg-sage-soft p-4">
<h2 id="practical-tip" class="font-bold text-sage-ink">${texts.tip}</h2>
<p class="whitespace-pre-line text-article">${words}</p>
</section>`;
}

/** Who vouches for the text. Only what is known is said: nobody is invented. */
function trust(article: ReadingArticle, texts: ReadingTexts): Html {
  const { author, authorRole, reviewer, reviewedOn, sources, isTender } = article;
  return html`<section aria-labelledby="trust" class="grid grid-cols-1 gap-3 text-small ${looks.card} late">
<h2 id="trust" class="font-bold text-body">${texts.trust}</h2>
<dl class="grid grid-cols-1 gap-2">
<div><dt class="text-ink-soft">${texts.writtenBy}</dt><dd>${[author, authorRole].filter(Boolean).join(', ')}</dd></div>
${
  reviewer &&
  html`<div><dt class="text-ink-soft">${texts.reviewedBy}</dt><dd>${reviewer}${reviewedOn && ` ${texts.reviewedOn(reviewedOn)}`}</dd></div>
`
}</dl>
${reviewer ? '' : html`<p class="font-bold">${texts.notReviewed}</p>`}
${
  sources.length > 0 &&
  html`<div><h3 class="text-ink-soft">${texts.sources}</h3>
<ul class="mt-1 grid list-disc gap-1 pl-5">${sources.map((source) => html`<li class="wrap-anywhere">${source}</li>`)}</ul></div>
`
}<p class="text-ink-soft">${isTender ? texts.disclaimerTender : texts.disclaimer}</p>
</section>`;
}

/** Beside a text on loss: people, and nothing else. */
function someoneToCall(texts: ReadingTexts): Html {
  const lines = (['US', 'GB', 'AU', 'BR'] as const).flatMap((country) => helplinesFor(country, ['life']));
  return html`<section aria-labelledby="someone" class="grid grid-cols-1 gap-2 rounded-card bg-sage-soft p-4">
<h2 id="someone" class="font-bold text-sage-ink">${texts.someone}</h2>
<p>${texts.someoneText}</p>
<ul>
${lines.map(({ id, number, tel }) => {
  const words = texts.lines[id];
  return (
    words &&
    html`<li><a href="${tel}" class="inline-flex min-h-11 items-center ${looks.link}">${words.name}: ${number}</a> <span class="text-small">${words.text}</span></li>
`
  );
})}</ul>
<p class="text-small">${texts.elsewhere(helplineDirectory)}</p>
</section>`;
}

/** Where to go on reading, here; where nothing is near, nothing stands. */
function related(articles: RelatedReading[], texts: ReadingTexts): Html | string {
  if (articles.length === 0) return '';
  return html`<section aria-labelledby="related" class="-mx-2 grid grid-cols-1 gap-1 px-2 late print:hidden">
<h2 id="related" class="font-bold text-heading">${texts.related}</h2>
<ul class="grid grid-cols-1">
${articles.map(
  ({
    path,
    title,
    readingMinutes,
    picture,
    categoryKey,
  }) => html`<li><a href="${path}" class="-mx-2 flex min-h-20 items-center gap-3 rounded-control px-2 py-2 hover:bg-blush">
${
  picture
    ? pictureHtml(picture, {
        sizes: '4rem',
        look: `size-16 shrink-0 rounded-control ${groundOf(categoryKey)}`,
        isLead: false,
      })
    : html`<span class="size-16 shrink-0 rounded-control ${groundOf(categoryKey)}"></span>`
}
<span class="min-w-0"><span class="block font-bold leading-snug">${title}</span><span class="block text-ink-soft text-small">${texts.minutes(readingMinutes)}</span></span>
</a></li>
`,
)}</ul>
</section>`;
}

/** Calm: what Colo is, and one way to see it. */
function invitation(language: Language, texts: ReadingTexts): Html {
  return html`<section aria-labelledby="invitation" class="grid grid-cols-1 justify-items-start gap-3 rounded-card bg-picture-glow p-6 late print:hidden">
<h2 id="invitation" class="font-serif text-heading">${texts.invitation}</h2>
<p>${texts.invitationText}</p>
<a href="${pathInLanguage(paths.landing, language)}" class="${looks.button}">${texts.visit}</a>
</section>`;
}

const grounds: Record<string, string> = {
  'Sono do Bebê': 'bg-topic-sleep',
  'Entendendo o Bebê': 'bg-topic-understanding',
  'Primeiras Mordidas': 'bg-topic-first-bites',
  'No seu Tempo': 'bg-topic-own-time',
  'Amamentação e Acolhimento': 'bg-topic-breastfeeding',
  'Mãe Inteira': 'bg-topic-whole-mother',
  'Entre Mães': 'bg-topic-between-mothers',
  'Higiene Natural': 'bg-topic-natural-hygiene',
};

/** A category's colour, as the app has it (topics.ts). */
const groundOf = (category: string) => grounds[category] ?? 'bg-blush';
