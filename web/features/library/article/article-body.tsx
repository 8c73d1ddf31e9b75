import { createElement, Fragment } from 'react';
import { documentLanguage, type Language } from '#shared/language/language.rules.ts';
import { partId } from '#shared/library/article-parts.rules.ts';
import { type Block, parseMarkdown } from '#shared/library/markdown.rules.ts';
import type { Inline } from '#shared/library/markdown-text.rules.ts';
import { InlineText } from './inline-text.tsx';
import type { TextSize } from './text-size.ts';

const sizes: Record<TextSize, string> = {
  regular: 'text-article',
  large: 'text-[1.3125rem]/[2.125rem]',
  larger: 'text-[1.5rem]/[2.375rem]',
};

type Props = { content: string; language: Language; size: TextSize };

/** The text as it was written, at most 65 characters wide. */
export function ArticleBody({ content, language, size }: Props) {
  return (
    <div
      lang={documentLanguage[language]}
      className={`grid max-w-[65ch] grid-cols-1 gap-[0.9em] ${sizes[size]}`}
    >
      <Blocks blocks={parseMarkdown(content)} partId={partId} />
    </div>
  );
}

/** The blocks never move among each other, so they are children by their place and need no key. */
function Blocks({ blocks, partId }: { blocks: readonly Block[]; partId?: (place: number) => string }) {
  return createElement(Fragment, null, ...blocks.map((block, place) => shown(block, partId?.(place))));
}

/** Its name in the page, for the headings: the contents lead there. */
function shown(block: Block, id: string | undefined) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className="whitespace-pre-line">
          <InlineText parts={block.children} />
        </p>
      );
    case 'heading':
      return <Heading {...block} id={id} />;
    case 'list':
      return <List {...block} />;
    case 'box':
      return (
        <blockquote className="grid grid-cols-1 gap-[0.6em] rounded-card border-clay border-l-4 bg-blush p-4">
          <Blocks blocks={block.blocks} />
        </blockquote>
      );
  }
}

function Heading({ level, children, id }: Extract<Block, { kind: 'heading' }> & { id: string | undefined }) {
  const Tag = level === 2 ? 'h2' : 'h3';
  const look = level === 2 ? 'mt-[0.7em] text-[1.25em]' : 'mt-[0.3em] text-[1.1em]';
  return (
    <Tag id={id} tabIndex={id ? -1 : undefined} className={`font-serif leading-snug ${look}`}>
      <InlineText parts={children} />
    </Tag>
  );
}

function List({ isOrdered, start, items }: Extract<Block, { kind: 'list' }>) {
  const look = 'grid grid-cols-1 gap-[0.4em] pl-[1.3em] marker:text-clay';
  return isOrdered
    ? createElement('ol', { start, className: `${look} list-decimal` }, ...items.map(listItem))
    : createElement('ul', { className: `${look} list-disc` }, ...items.map(listItem));
}

function listItem(parts: readonly Inline[]) {
  return (
    <li className="pl-[0.2em]">
      <InlineText parts={parts} />
    </li>
  );
}
