import type { Context } from 'hono';
import { type Language, languageOfPath } from '#shared/language/language.rules.ts';

/** Messages and mails are written in the language of the page that caused them. */
export function pageLanguage(c: Context): Language {
  const page = c.req.header('Referer') ?? '';
  return languageOfPath(URL.canParse(page) ? new URL(page).pathname : '/');
}
