/** The other language is the same page: a campaign's query goes along. */
export function keepQueryInLanguageLink(search: string): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-language-link]');
  if (link) link.search = search;
}
