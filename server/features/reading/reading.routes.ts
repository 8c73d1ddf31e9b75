import { type Context, Hono } from 'hono';
import { relatedArticles } from '#server/features/library/related.repository.ts';
import { open } from '#server/platform/http/access-level.ts';
import { packedAnswer } from '#server/platform/http/packed-answer.ts';
import { requestIdOf } from '#server/platform/http/request-log.ts';
import type { Services } from '#server/services.ts';
import type { Language } from '#shared/language/language.rules.ts';
import { presentReading } from './reading.presenter.ts';
import { articleAt, listedArticles } from './reading.repository.ts';
import { readingTexts } from './reading.texts.ts';
import { messagePage } from './reading-frame-parts.ts';
import type { ReadingFrames } from './reading-frames.ts';
import { articleHead } from './reading-head.ts';
import { articlePage } from './reading-page.ts';
import { robots, sitemap } from './sitemap.ts';

const page = 'text/html; charset=utf-8';

/** What may be one; anything else is no question for the database. */
const isSlug = (text: string) => /^[a-z0-9-]{1,120}$/.test(text);

/** An article is a page: readable by anyone, without an account and without script. */
export function readingRoutes(services: Pick<Services, 'db' | 'appUrl' | 'log'>, frames: ReadingFrames) {
  const { db, appUrl, log } = services;

  /** Who reads is a person: whatever happens, she is told in a page, for no envelope says anything to her. */
  const read = (language: Language) => async (c: Context) => {
    try {
      return (await article(c, language)) ?? (await told(c, language, 'missing'));
    } catch (error) {
      log.error({ requestId: requestIdOf(c), err: error }, 'a page to read could not be made');
      return told(c, language, 'unavailable');
    }
  };

  async function article(c: Context, language: Language): Promise<Response | undefined> {
    const slug = c.req.param('slug')?.toLowerCase() ?? '';
    const row = isSlug(slug) ? await articleAt(db, { language, slug }) : undefined;
    if (!row) return undefined;
    const shown = presentReading(row, await relatedArticles(db, row.id));
    // By an address that it had before, or by its own written otherwise. Asked anew each time: it may have that one again.
    if (c.req.path !== shown.path) {
      c.header('Cache-Control', 'no-cache');
      return c.redirect(shown.path, 301);
    }
    const filled = { head: articleHead(shown, appUrl), page: articlePage(shown) };
    return packedAnswer(c.req.raw, frames[language](filled), { contentType: page });
  }

  function told(c: Context, language: Language, what: 'missing' | 'unavailable'): Promise<Response> {
    const texts = readingTexts[language];
    const message = messagePage(language, { title: texts[what], text: texts[`${what}Text`] });
    const status = what === 'missing' ? 404 : 503;
    return packedAnswer(c.req.raw, frames[language](message), { contentType: page, status });
  }

  return new Hono()
    .on('GET', ['/ler/:slug', '/ler/:slug/'], open, read('pt'))
    .on('GET', ['/en/read/:slug', '/en/read/:slug/'], open, read('en'))
    .get('/sitemap.xml', open, async (c) =>
      packedAnswer(c.req.raw, sitemap(await listedArticles(db), appUrl), {
        contentType: 'application/xml; charset=utf-8',
      }),
    )
    .get('/robots.txt', open, (c) =>
      packedAnswer(c.req.raw, robots(appUrl), { contentType: 'text/plain; charset=utf-8' }),
    );
}
