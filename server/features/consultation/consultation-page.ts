import { html } from 'hono/html';
import type { Html } from '#server/features/reading/html.ts';
import { curveSize } from '#shared/consultation/curve.ts';
import type { SheetBlock, SheetDocument } from '#shared/consultation/sheet.schema.ts';
import { documentLanguage, type Language } from '#shared/language/language.rules.ts';
import { consultationTexts } from './consultation.texts.ts';

type Page = { head: Html; page: Html };

const head = (title: string): Html => html`<title>${title} · Colo</title>
    <meta name="robots" content="noindex, nofollow, noarchive" />
    <meta name="referrer" content="no-referrer" />`;

const column = 'mx-auto grid w-full max-w-[56rem] grid-cols-1 gap-6 px-4 py-6';

/** The sheet for whoever has the link: as the app shows it, without the app. No script, and nothing that leads away. */
export function sheetPage(document: SheetDocument): Page {
  const texts = consultationTexts[document.language];
  const [who = '', ...about] = document.about;
  return {
    head: head(document.title),
    page: html`<main lang="${documentLanguage[document.language]}" class="${column} print:p-0">
<div class="rounded-card bg-blush p-4 text-small print:hidden"><p>${texts.sharedBy}</p><p>${texts.private}</p></div>
<header class="grid gap-1"><h1 class="font-serif text-title">${document.title}</h1><p class="font-bold">${who}</p>
${about.map((line) => html`<p>${line}</p>`)}</header>
${document.sections.map(
  ({ title, blocks }) => html`<section class="grid grid-cols-1 gap-2">
<h2 class="font-bold text-heading">${title}</h2>
${blocks.map(blockHtml)}</section>
`,
)}<footer class="text-ink-soft text-small">${document.foot.map((line) => html`<p>${line}</p>`)}</footer>
</main>`,
  };
}

function blockHtml(block: SheetBlock): Html {
  switch (block.sort) {
    case 'table':
      return tableHtml(block);
    case 'curves':
      return curvesHtml(block);
    case 'lines':
      return html`<ul class="text-small">${block.lines.map((line) => html`<li>${line}</li>`)}</ul>`;
    case 'questions':
      return html`<ol class="grid list-decimal gap-3 pl-5">${block.questions.map(
        (text) => html`<li class="break-inside-avoid"><p class="whitespace-pre-line wrap-anywhere">${text}</p>
<div class="h-14 border-line border-b print:h-10" aria-hidden="true"></div></li>`,
      )}</ol>`;
    case 'notes':
      return html`<ul class="grid gap-1 text-small">${block.notes.map(
        ({ when, text }) =>
          html`<li class="whitespace-pre-line wrap-anywhere"><strong>${when}</strong> ${text}</li>`,
      )}</ul>`;
  }
}

function tableHtml({ head: names, rows, foot }: Extract<SheetBlock, { sort: 'table' }>): Html {
  const row = ([first = '', ...cells]: string[], look: string) =>
    html`<tr class="border-line border-t align-top ${look}"><th scope="row" class="py-1 pr-3 font-normal">${first}</th>${cells.map(
      (cell) => html`<td class="py-1 pr-3 wrap-anywhere">${cell}</td>`,
    )}</tr>`;
  return html`<div class="overflow-x-auto"><table class="w-full text-left text-small tabular-nums"><thead><tr>${names.map(
    (name) => html`<th scope="col" class="py-1 pr-3">${name}</th>`,
  )}</tr></thead><tbody>${rows.map((cells) => row(cells, ''))}${foot ? row(foot, 'font-bold') : ''}</tbody></table></div>`;
}

function curvesHtml({ curves, caption }: Extract<SheetBlock, { sort: 'curves' }>): Html {
  const { width, height, left, bottom } = curveSize;
  return html`<figure class="grid gap-2"><div class="grid grid-cols-1 gap-4 sm:grid-cols-3 print:grid-cols-3">${curves.map(
    ({
      title,
      lines,
      points,
      x,
      y,
    }) => html`<div class="break-inside-avoid"><p class="font-bold text-small">${title}</p>
<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}" class="w-full">
${lines.map(({ z, points: line }) => html`<polyline points="${line}" class="fill-none ${z === 0 ? 'stroke-sage' : 'stroke-line'}" stroke-width="1" />`)}
<polyline points="${points.map((point) => `${point.x},${point.y}`).join(' ')}" class="fill-none stroke-clay" stroke-width="1.5" />
${points.map((point) => html`<circle cx="${point.x}" cy="${point.y}" r="2.5" class="fill-clay" />`)}
${x.map(({ at, label }) => html`<text x="${at}" y="${height - 3}" text-anchor="middle" font-size="10" class="fill-ink-soft">${label}</text>`)}
${y.map(({ at, label }) => html`<text x="${left - 4}" y="${Math.min(at + 3, height - bottom)}" text-anchor="end" font-size="10" class="fill-ink-soft">${label}</text>`)}
</svg></div>`,
  )}</div><figcaption class="text-ink-soft text-small">${caption}</figcaption></figure>`;
}

/** A few calm words in its place. */
export function messagePage(language: Language, what: 'closed' | 'unavailable' | 'preview'): Page {
  const texts = consultationTexts[language];
  return {
    head: head(texts[what]),
    page: html`<main class="${column} min-h-dvh place-content-center justify-items-center text-center">
<h1 class="font-serif text-title">${texts[what]}</h1>
<p class="max-w-[42ch] text-ink-soft">${texts[`${what}Text`]}</p>
</main>`,
  };
}
