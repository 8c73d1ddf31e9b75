/** What mothers call an article: so many expressions, one a line, each as long as somebody would type. */
export const mostKeywords = 50;
export const longestKeyword = 80;

/** The expressions in a text; empty lines are none. */
export function keywordsIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
