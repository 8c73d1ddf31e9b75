import { html } from 'hono/html';
import { documentLanguage, languages, pathInLanguage } from '#shared/language/language.rules.ts';
import { paths, readingPath } from '#shared/navigation/paths.ts';
import type { Html } from './html.ts';
import type { listedArticles } from './reading.repository.ts';
import { alternatesOf } from './reading-head.ts';

type Listed = Awaited<ReturnType<typeof listedArticles>>[number];
type Alternate = { hreflang: string; path: string };

/** Every page that anyone may read, each beside its twin in the other language. */
export function sitemap(articles: Listed[], appUrl: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
${html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${[paths.landing, paths.privacy, paths.terms].map((path) => ownPage(path, appUrl))}${articles.map((article) => articleEntry(article, appUrl))}</urlset>`}
`;
}

function ownPage(path: string, appUrl: string): Html[] {
  const inEach = languages.map((language) => ({
    hreflang: documentLanguage[language],
    path: pathInLanguage(path, language),
  }));
  const alternates = [...inEach, { hreflang: 'x-default', path }];
  return inEach.map((page) => entry({ path: page.path, alternates, changedOn: null }, appUrl));
}

function articleEntry({ slug, language, updatedAt, twinSlug, twinLanguage }: Listed, appUrl: string): Html {
  const path = readingPath(slug, language);
  const twin =
    twinSlug && twinLanguage ? { language: twinLanguage, path: readingPath(twinSlug, twinLanguage) } : null;
  const changedOn = updatedAt.toISOString();
  return entry({ path, alternates: alternatesOf({ language, path, twin }), changedOn }, appUrl);
}

type Entry = { path: string; alternates: Alternate[]; changedOn: string | null };

function entry({ path, alternates, changedOn }: Entry, appUrl: string): Html {
  return html`<url><loc>${appUrl + path}</loc>${changedOn && html`<lastmod>${changedOn}</lastmod>`}${alternates.map(
    (one) => html`<xhtml:link rel="alternate" hreflang="${one.hreflang}" href="${appUrl + one.path}" />`,
  )}</url>
`;
}

const closed = ['/app', '/en/app', '/admin', '/en/admin', '/api/', '/auth/', '/dev/'];

/** What is behind the door, or is no page, is nobody's to list. */
export function robots(appUrl: string): string {
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${appUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
