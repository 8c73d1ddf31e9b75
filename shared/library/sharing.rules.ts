import { articlePlainText } from './highlight.rules.ts';

/** About as much as messages and search results show; what is longer they cut, each where it likes. */
export const sharedTitleLength = 65;
export const sharedDescriptionLength = 155;

/** A text by what is shown of it and what is not; together they are the text. */
export type CutText = { shown: string; cut: string };

/** Cut after a whole word, so that the part that shows can be read. */
export function cutAfterWord(text: string, length: number): CutText {
  if (text.length <= length) return { shown: text, cut: '' };
  const end = text.lastIndexOf(' ', length);
  // A text without spaces is cut where a letter ends: half an emoji is none.
  const shown = end > 0 ? text.slice(0, end) : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
  return { shown, cut: text.slice(shown.length) };
}

/** Far more than is shown of it anywhere. */
const lookedAt = 1000;

/** What a message says below the title: the introduction, or how the text begins, in one line. */
export function sharedDescription({
  introduction,
  content,
}: {
  introduction: string | null;
  content: string;
}): string {
  return articlePlainText((introduction?.trim() || content).slice(0, lookedAt))
    .replace(/\s+/g, ' ')
    .trim();
}

/** As it leaves in the page's head. */
export function shortDescription(article: { introduction: string | null; content: string }): string {
  const { shown, cut } = cutAfterWord(sharedDescription(article), sharedDescriptionLength);
  return cut ? `${shown.replace(/[\s.,;:!?…-]+$/, '')}…` : shown;
}
