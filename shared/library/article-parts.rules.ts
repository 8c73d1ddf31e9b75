import type { Block } from './markdown.rules.ts';
import { inlineText } from './markdown-text.rules.ts';

/** A part of the text by its place in it: headings may say the same words twice. */
export const partId = (place: number): string => `parte-${place}`;

/** The parts that a text falls into, by their headings; those inside a box or below another part are not counted. */
export function partsOf(blocks: readonly Block[]): { id: string; title: string }[] {
  return blocks.flatMap((block, place) =>
    block.kind === 'heading' && block.level === 2
      ? [{ id: partId(place), title: inlineText(block.children) }]
      : [],
  );
}
