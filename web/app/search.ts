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

/** What any page may carry: the preview, the sign-in link of a mail, and what a screen keeps in its address. */
export type AppSearch = {
  /** What she searches for, and the category she looks at. */
  q?: string | undefined;
  categoria?: string | undefined;
  /** '1': the community's composer is open. */
  novo?: string | undefined;
  /** '1': it was opened to write without a name. */
  anonimo?: string | undefined;
  /** Of the staff panel: the section, and what its list of articles is narrowed to. */
  aba?: string | undefined;
  estado?: string | undefined;
  idioma?: string | undefined;
  tipo?: string | undefined;
  /** The case of moderation that is open beside its list. */
  caso?: string | undefined;
  /** Of the calendar: how many weeks from this one, and the day that is chosen. */
  semana?: string | undefined;
  dia?: string | undefined;
  /** A piece of daily content that somebody shared: home opens with it. In the panel, the one that is written. */
  conteudo?: string | undefined;
  preview?: string | undefined;
  token_hash?: string | undefined;
  type?: string | undefined;
};

/**
 * What a screen keeps of itself in its address. It belongs to that screen: a search or a filter that followed her to
 * another tab would hide what she comes for.
 */
const ofOneScreen: Record<Exclude<keyof AppSearch, 'preview'>, true> = {
  q: true,
  categoria: true,
  novo: true,
  anonimo: true,
  aba: true,
  estado: true,
  idioma: true,
  tipo: true,
  caso: true,
  semana: true,
  dia: true,
  conteudo: true,
  token_hash: true,
  type: true,
};

export function validateAppSearch(search: Record<string, unknown>): AppSearch {
  const isKnown = ([name, value]: [string, unknown]) =>
    (name === 'preview' || name in ofOneScreen) && typeof value === 'string';
  return Object.fromEntries(Object.entries(search).filter(isKnown));
}

/** What goes with her from one part of Colo to another: the preview, and what belongs to no screen. */
export function carriedSearch(search: AppSearch): AppSearch {
  return Object.fromEntries(Object.entries(search).filter(([name]) => !(name in ofOneScreen)));
}

export function isPreview(search: AppSearch): boolean {
  return search.preview === '1';
}
