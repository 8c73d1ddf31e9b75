import { html } from 'hono/html';
import { type Language, pathInLanguage } from '#shared/language/language.rules.ts';
import { partId } from '#shared/library/article-parts.rules.ts';
import type { Block } from '#shared/library/markdown.rules.ts';
import { type Inline, isForeign } from '#shared/library/markdown-text.rules.ts';
import { isReadingPath } from '#shared/navigation/paths.ts';
import type { Html } from './html.ts';
import { readingTexts } from './reading.texts.ts';

/**
 * The text from the same blocks, with the same look, as the app shows it (article-body.tsx). Every word passes the
 * template, which escapes it: what an author wrote is never markup. Parts after the first are laid out as she comes near.
 */
export function bodyHtml(blocks: readonly Block[], language: Language): Html {
  return html`<div class="max-w-[65ch] text-article ${column}">
${partsIn(blocks).map((part, n) => partHtml(part, language, n > 0))}</div>`;
}

const column = 'grid grid-cols-1 gap-[0.9em]';

type Placed = { block: Block; id: string };

/** What stands before the first heading, and then each heading with what follows it. */
function partsIn(blocks: readonly Block[]): Placed[][] {
  const parts: Placed[][] = [[]];
  blocks.forEach((block, place) => {
    if (block.kind === 'heading' && block.level === 2) parts.push([]);
    parts.at(-1)?.push({ block, id: partId(place) });
  });
  return parts.filter((part) => part.length > 0);
}

function partHtml(part: Placed[], language: Language, isLate: boolean): Html {
  // Wider by what an outline at its edge takes, which would be cut off.
  return html`<div class="-mx-2 px-2 ${column} ${isLate ? 'late' : ''}">
${part.map(({ block, id }) => blockHtml(block, language, id))}</div>
`;
}

function blockHtml(block: Block, language: Language, id?: string): Html {
  const inline = (parts: readonly Inline[]) => parts.map((part) => inlineHtml(part, language));
  switch (block.kind) {
    case 'paragraph':
      return html`<p class="whitespace-pre-line">${inline(block.children)}</p>
`;
    case 'heading':
      return block.level === 2
        ? html`<h2 ${id && html`id="${id}"`} class="mt-[0.7em] font-serif text-[1.25em] leading-snug">${inline(block.children)}</h2>
`
        : html`<h3 class="mt-[0.3em] font-serif text-[1.1em] leading-snug">${inline(block.children)}</h3>
`;
    case 'list': {
      const items = block.items.map(
        (parts) => html`<li class="pl-[0.2em]">${inline(parts)}</li>
`,
      );
      const look = 'grid grid-cols-1 gap-[0.4em] pl-[1.3em] marker:text-clay';
      return block.isOrdered
        ? html`<ol start="${block.start}" class="${look} list-decimal">${items}</ol>
`
        : html`<ul class="${look} list-disc">${items}</ul>
`;
    }
    case 'box':
      return html`<blockquote class="grid grid-cols-1 gap-[0.6em] rounded-card border-clay border-l-4 bg-blush p-4">
${block.blocks.map((inner) => blockHtml(inner, language))}</blockquote>
`;
  }
}

const linkLook = 'font-bold text-clay-ink underline underline-offset-4';

function inlineHtml(part: Inline, language: Language): Html | string {
  if (part.kind === 'text') return part.text;
  const words = part.children.map((child) => inlineHtml(child, language));
  if (part.kind === 'strong') return html`<strong>${words}</strong>`;
  if (part.kind === 'emphasis') return html`<em>${words}</em>`;
  if (!isForeign(part.href))
    return html`<a href="${ownAddress(part.href, language)}" class="${linkLook}">${words}</a>`;
  const { opensOutside } = readingTexts[language];
  return html`<a href="${part.href}" target="_blank" rel="noopener noreferrer" class="${linkLook}">${words}<span class="sr-only"> ${opensOutside}</span></a>`;
}

/** In her language; a page of the app as a visitor may see it, since that is who reads here. */
function ownAddress(href: string, language: Language): string {
  if (isReadingPath(href)) return href;
  const { pathname, searchParams, hash } = new URL(href, 'http://colo.invalid');
  if (/^(\/en)?\/app(\/|$)/.test(pathname)) searchParams.set('preview', '1');
  const query = searchParams.size > 0 ? `?${searchParams}` : '';
  return pathInLanguage(pathname, language) + query + hash;
}
