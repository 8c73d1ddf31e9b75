import type { Language } from '#shared/language/language.rules.ts';

type CsvWish = { from: Date; to: Date; language: Language; timeZone: string };

/** Where the browser fetches the file by itself. */
export function csvAddress({ from, to, ...reader }: CsvWish): string {
  const query = { from: from.toISOString(), to: to.toISOString(), ...reader };
  return `/api/nursing/feeds.csv?${new URLSearchParams(query)}`;
}
