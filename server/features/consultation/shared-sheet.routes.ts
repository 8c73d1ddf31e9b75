import { type Context, Hono } from 'hono';
import { hashToken } from '#server/features/access/secrets.ts';
import type { ReadingFrames } from '#server/features/reading/reading-frames.ts';
import { open } from '#server/platform/http/access-level.ts';
import { requestIdOf } from '#server/platform/http/request-log.ts';
import type { Services } from '#server/services.ts';
import { type Language, languages } from '#shared/language/language.rules.ts';
import { openByLink } from './consultation.repository.ts';
import { messagePage, sheetPage } from './consultation-page.ts';

/** What may be one; anything else is no question for the database. */
const isToken = (text: string) => /^[\w-]{43}$/.test(text);

/** Stricter than that of any other page: no script runs here, and nothing is sent anywhere. */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': policy,
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
  'Cache-Control': 'private, no-store',
};

/** Messengers look at a link before anybody opens it: they are told what it is, not what stands in it. */
const looksAhead =
  /whatsapp|facebookexternalhit|facebot|telegrambot|twitterbot|slackbot|discordbot|linkedinbot|skypeuripreview|applebot|googlebot|bingbot|preview|crawler|spider/i;

const isPerson = (c: Context) =>
  c.req.method === 'GET' &&
  !looksAhead.test(c.req.header('User-Agent') ?? '') &&
  !/prefetch|prerender/.test(`${c.req.header('Sec-Purpose')} ${c.req.header('Purpose')}`);

/** A sheet that a parent gave somebody the link to: one page, for whoever has it and as long as it is open. */
export function sharedSheetRoutes(
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
  frames: ReadingFrames,
) {
  const answer = (language: Language, page: Parameters<ReadingFrames['pt']>[0], status = 200) =>
    // The frame of an article brings what runs before its first paint.
    new Response(frames[language](page).replace(/<script\b[^>]*><\/script>\s*/g, ''), { status, headers });
  const inHerLanguage = (c: Context): Language =>
    languages.find((language) => (c.req.header('Accept-Language') ?? 'pt').startsWith(language)) ?? 'pt';

  return new Hono().on('GET', ['/consulta/:token', '/consulta/:token/'], open, async (c) => {
    try {
      const token = c.req.param('token');
      if (!isPerson(c)) return answer(inHerLanguage(c), messagePage(inHerLanguage(c), 'preview'));
      const sheet = isToken(token) ? await openByLink(db, hashToken(token), clock.now()) : undefined;
      if (!sheet) return answer(inHerLanguage(c), messagePage(inHerLanguage(c), 'closed'), 404);
      return answer(sheet.language, sheetPage(sheet));
    } catch (error) {
      log.error({ requestId: requestIdOf(c), err: error }, 'a shared sheet could not be made');
      return answer(inHerLanguage(c), messagePage(inHerLanguage(c), 'unavailable'), 503);
    }
  });
}
