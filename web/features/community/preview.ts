import { previewLength } from '#shared/community/community.rules.ts';

/** The beginning of a long text, never ending in half of a letter that is made of two, as many pictures are. */
export function previewOf(text: string): { text: string; isCut: boolean } {
  if (text.length <= previewLength) return { text, isCut: false };
  const cut = text.slice(0, previewLength).replace(/[\ud800-\udbff]$/, '');
  return { text: `${cut.trimEnd()}…`, isCut: true };
}
