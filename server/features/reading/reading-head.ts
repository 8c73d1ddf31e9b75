import { html, raw } from 'hono/html';
import { documentLanguage, type Language } from '#shared/language/language.rules.ts';
import type { PictureAnswer } from '#shared/library/library.schema.ts';
import type { Html } from './html.ts';
import type { ReadingArticle } from './reading.presenter.ts';

const locales: Record<Language, string> = { pt: 'pt_BR', en: 'en_US' };

/** For an article without a picture of its own: made by scripts/icons.ts. */
const defaultPicture = { path: '/icons/share.png', width: 1200, height: 630, alt: 'Colo' };

type SharedPicture = { url: string; width: number; height: number; alt: string };

/** Who fetches a preview knows no page of ours to start from: every address is whole. */
function sharedPicture(picture: PictureAnswer | null, appUrl: string): SharedPicture {
  const { width, height, alt } = picture ?? defaultPicture;
  return { url: appUrl + (picture?.url ?? defaultPicture.path), width, height, alt };
}

/** What search engines and message previews read. */
export function articleHead(article: ReadingArticle, appUrl: string): Html {
  const { title, description, language, path, twin } = article;
  const address = appUrl + path;
  const picture = sharedPicture(article.picture, appUrl);
  return html`<title>${title} · Colo</title>
    <meta name="description" content="${description}" />
    <link rel="canonical" href="${address}" />
    ${alternatesOf(article).map(
      (one) => html`<link rel="alternate" hreflang="${one.hreflang}" href="${appUrl + one.path}" />
    `,
    )}<meta property="og:type" content="article" />
    <meta property="og:site_name" content="Colo" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${address}" />
    <meta property="og:locale" content="${locales[language]}" />
    ${
      twin &&
      html`<meta property="og:locale:alternate" content="${locales[twin.language]}" />
    `
    }<meta property="og:image" content="${picture.url}" />
    <meta property="og:image:width" content="${picture.width}" />
    <meta property="og:image:height" content="${picture.height}" />
    <meta property="og:image:alt" content="${picture.alt}" />
    <meta property="article:published_time" content="${article.publishedAt}" />
    <meta property="article:modified_time" content="${article.changedAt}" />
    <meta property="article:section" content="${article.category}" />
    <meta name="twitter:card" content="summary_large_image" />
    <script type="application/ld+json">${raw(asScript(structuredData(article, appUrl)))}</script>`;
}

/** The article in each language it has; whoever reads neither is sent to the Portuguese, which is the house's own. */
export function alternatesOf(article: Pick<ReadingArticle, 'language' | 'path' | 'twin'>) {
  const all = [{ language: article.language, path: article.path }, ...(article.twin ? [article.twin] : [])];
  const fallback = all.find(({ language }) => language === 'pt') ?? article;
  return [
    ...all.map(({ language, path }) => ({ hreflang: documentLanguage[language], path })),
    { hreflang: 'x-default', path: fallback.path },
  ];
}

function structuredData(article: ReadingArticle, appUrl: string) {
  const house = {
    '@type': 'Organization',
    name: 'Colo',
    url: appUrl,
    logo: { '@type': 'ImageObject', url: `${appUrl}/icons/icon-512.png` },
  };
  const isHouse = /\bColo\b/.test(article.author);
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.description,
    inLanguage: documentLanguage[article.language],
    articleSection: article.category,
    datePublished: article.publishedAt,
    dateModified: article.changedAt,
    image: [sharedPicture(article.picture, appUrl).url],
    author: { '@type': isHouse ? 'Organization' : 'Person', name: article.author },
    publisher: house,
    mainEntityOfPage: appUrl + article.path,
    isAccessibleForFree: true,
  };
}

/** A title that closes the element would end the data and begin a page: no sign of markup leaves as itself. */
const asScript = (data: object) =>
  JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
