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

export function validateAppSearch(search: Record<string, unknown>): AppSearch {
  const known: AppSearch = {};
  if (typeof search.preview === 'string') known.preview = search.preview;
  if (typeof search.token_hash === 'string') known.token_hash = search.token_hash;
  if (typeof search.q === 'string') known.q = search.q;
  if (typeof search.categoria === 'string') known.categoria = search.categoria;
  if (typeof search.novo === 'string') known.novo = search.novo;
  if (typeof search.aba === 'string') known.aba = search.aba;
  if (typeof search.estado === 'string') known.estado = search.estado;
  if (typeof search.idioma === 'string') known.idioma = search.idioma;
  if (typeof search.tipo === 'string') known.tipo = search.tipo;
  if (typeof search.caso === 'string') known.caso = search.caso;
  if (typeof search.semana === 'string') known.semana = search.semana;
  if (typeof search.dia === 'string') known.dia = search.dia;
  if (typeof search.conteudo === 'string') known.conteudo = search.conteudo;
  if (typeof search.type === 'string') known.type = search.type;
  return known;
}

export function isPreview(search: AppSearch): boolean {
  return search.preview === '1';
}
