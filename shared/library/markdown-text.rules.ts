/** What stands inside a line: words, and the few things that may be done with them. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; children: Inline[] }
  | { kind: 'emphasis'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] };

/**
 * `**strong**`, `*emphasis*` and `[words](address)`. The lengths are bounded so that a text of a thousand open
 * brackets costs no more than a thousand small looks.
 */
const marks =
  /\*\*(?!\s)(?<strong>.{1,2000}?)(?<!\s)\*\*(?!\*)|\*(?![\s*])(?<emphasis>.{1,2000}?)(?<![\s*])\*(?!\*)|\[(?<words>[^[\]]{1,300})\]\((?<href>[^\s()]{1,500})\)/gs;

export function parseInline(text: string): Inline[] {
  const found: Inline[] = [];
  let read = 0;
  for (const match of text.matchAll(marks)) {
    const marked = markedBy(match.groups ?? {});
    if (!marked) continue;
    if (match.index > read) found.push({ kind: 'text', text: text.slice(read, match.index) });
    found.push(marked);
    read = match.index + match[0].length;
  }
  if (read < text.length) found.push({ kind: 'text', text: text.slice(read) });
  return found;
}

function markedBy({ strong, emphasis, words, href }: Record<string, string | undefined>): Inline | undefined {
  if (strong !== undefined) return { kind: 'strong', children: parseInline(strong) };
  if (emphasis !== undefined) return { kind: 'emphasis', children: parseInline(emphasis) };
  if (words !== undefined && href !== undefined && isSafeAddress(href))
    return { kind: 'link', href, children: [{ kind: 'text', text: words }] };
  return undefined;
}

/** Another site by http(s), or a page of our own. A browser reads `//` and `/\` as another site. */
function isSafeAddress(href: string): boolean {
  return /^https?:\/\/[^/\\]/i.test(href) || /^\/(?![/\\])[^\\]*$/.test(href);
}

export function isForeign(href: string): boolean {
  return !href.startsWith('/');
}

/** The words alone, as they are read aloud. */
export function inlineText(inlines: readonly Inline[]): string {
  return inlines.map((part) => (part.kind === 'text' ? part.text : inlineText(part.children))).join('');
}
