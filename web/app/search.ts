/**
 * Query parameters are plain strings here. The router would read them as JSON, and a sign-in token that
 * happens to look like a number must not become one.
 */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

export function stringifySearch(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined) parameters.set(name, String(value));
  }
  const text = parameters.toString();
  return text && `?${text}`;
}

/** What any page may carry: the preview, and the sign-in link of a mail. */
export type AppSearch = {
  preview?: string | undefined;
  token_hash?: string | undefined;
  type?: string | undefined;
};

export function validateAppSearch(search: Record<string, unknown>): AppSearch {
  const known: AppSearch = {};
  if (typeof search.preview === 'string') known.preview = search.preview;
  if (typeof search.token_hash === 'string') known.token_hash = search.token_hash;
  if (typeof search.type === 'string') known.type = search.type;
  return known;
}

export function isPreview(search: AppSearch): boolean {
  return search.preview === '1';
}
