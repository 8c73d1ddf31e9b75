import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#shared/language/language.rules.ts';
import { LandingPage } from './landing.page.tsx';
import { landingTexts } from './landing.texts.ts';

/** What the build writes into the page's HTML. Everything is escaped and ready to be put in place. */
export function renderLanding(language: Language): { title: string; description: string; body: string } {
  const texts = landingTexts[language];
  return {
    title: escapeHtml(texts.meta.title),
    description: escapeHtml(texts.meta.description),
    body: renderToStaticMarkup(<LandingPage language={language} texts={texts} />),
  };
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
