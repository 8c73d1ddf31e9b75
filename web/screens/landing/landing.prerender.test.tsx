// @vitest-environment happy-dom
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Language } from '#shared/language/language.rules.ts';
import { renderLanding } from './landing.prerender.tsx';

const bindingWords = {
  en: ['Join Waitlist', 'Be the first to know when Colo launches', 'Coming soon', 'Sign in'],
  pt: ['Entrar na lista de espera', 'Seja a primeira a saber quando o Colo chegar', 'Em breve', 'Entrar'],
};
const placeholders = { en: 'Your email address', pt: 'Seu endereço de email' };

const addresses = new Set(['href', 'xlink:href', 'src', 'srcset', 'action', 'formaction']);

function all(selector: string): Element[] {
  return [...document.body.querySelectorAll(selector)];
}

function words(selector: string): string[] {
  return all(selector).map((element) => element.textContent ?? '');
}

describe.each(['pt', 'en'] satisfies Language[])('the front door in %s', (language) => {
  const other = language === 'pt' ? 'en' : 'pt';
  const prefix = language === 'pt' ? '' : '/en';
  const page = renderLanding(language);

  beforeEach(() => {
    document.body.innerHTML = page.body;
  });

  it('greets with the name, a subtitle and a manifesto under one first heading', () => {
    expect(words('h1')).toEqual(['Colo']);
    expect(all('main section:first-child p').length).toBeGreaterThanOrEqual(4);
  });

  it('says every promised word in its own language, and none in the other', () => {
    const text = document.body.textContent ?? '';
    for (const promised of bindingWords[language]) expect(text).toContain(promised);
    for (const foreign of bindingWords[other]) expect(text).not.toContain(foreign);
    expect(all('input').map((input) => input.getAttribute('placeholder'))).toEqual([placeholders[language]]);
  });

  it('asks for an e-mail address, says what for, and says how each attempt ended', () => {
    const form = document.querySelector<HTMLFormElement>('form[data-waitlist]');
    const field = form?.querySelector('input');
    expect(form?.dataset.waitlist).toBe(language);
    expect(field?.type).toBe('email');
    expect(field?.required).toBe(true);
    expect(document.querySelector(`label[for="${field?.id}"]`)?.textContent).not.toBe('');
    for (const id of field?.getAttribute('aria-describedby')?.split(' ') ?? ['none']) {
      expect(document.getElementById(id)).not.toBeNull();
    }
    for (const outcome of ['thanks', 'invalid', 'tooMany', 'failed', 'offline']) {
      expect(form?.dataset[outcome], outcome).toBeTruthy();
    }
    expect(form?.querySelector('noscript')?.textContent).toContain('JavaScript');
  });

  it('never puts a typed address into the address of the page, even before its script arrives', () => {
    expect(document.querySelector('form')?.getAttribute('method')).toBe('dialog');
  });

  it('leads into the preview, to sign-in and to the same page in the other language', () => {
    const href = (selector: string) => document.querySelector(selector)?.getAttribute('href');
    expect(href('[data-preview-link]')).toBe(`${prefix}/app?preview=1`);
    expect(href('[data-language-link]')).toBe(other === 'en' ? '/en' : '/');
    expect(all(`header a[href="${prefix}/app"]`)).toHaveLength(1);
  });

  it('shows six features, each with its picture', () => {
    expect(all('[data-feature]').map((item) => item.getAttribute('data-feature'))).toEqual([
      'emotional',
      'practical',
      'community',
      'routines',
      'wellness',
      'selfCare',
    ]);
    expect(all('[data-feature] svg')).toHaveLength(6);
  });

  it('shows a telephone with the daily wisdom and weeks 8, 12, 16 and 20 with their topics', () => {
    const week = language === 'pt' ? 'Semana' : 'Week';
    expect(words('figure ol > li > p:first-of-type')).toEqual([8, 12, 16, 20].map((n) => `${week} ${n}`));
    expect(all('figure ol > li > ul').map((tags) => tags.children.length)).toEqual([2, 2, 2, 2]);
    expect(all('figure:has(ol) blockquote')).toHaveLength(1);
  });

  it('tells three stories and says that they are illustrative', () => {
    expect(all('section[aria-labelledby=stories-title] figure')).toHaveLength(3);
    expect(words('section[aria-labelledby=stories-title] strong')).toContain(
      language === 'pt' ? 'Histórias ilustrativas.' : 'Illustrative stories.',
    );
  });

  it('ends with the year, the coming-soon badge and three networks that cannot be clicked yet', () => {
    expect(words('footer').join()).toContain('© 2024 Colo');
    expect(words('footer').join()).toContain(bindingWords[language][2]);
    expect(all('footer span[data-social]').map((span) => span.getAttribute('data-social'))).toEqual([
      'instagram',
      'facebook',
      'youtube',
    ]);
  });

  it('leads to what she agrees to, in the language of the page', () => {
    const prefix = language === 'en' ? '/en' : '';
    expect(all('footer a').map((link) => link.getAttribute('href'))).toEqual([
      `${prefix}/privacidade`,
      `${prefix}/termos`,
    ]);
  });

  it('carries nothing that the Content-Security-Policy would refuse, and nothing from elsewhere', () => {
    expect(all('[style], style, script, iframe, img')).toEqual([]);
    for (const element of all('*')) {
      for (const { name, value } of element.attributes) {
        expect(name, 'an inline handler').not.toMatch(/^on/);
        if (addresses.has(name)) expect(value).toMatch(/^(#|\/(?!\/))/);
      }
    }
  });

  it('hides every drawing from those who listen', () => {
    expect(all('svg:not([aria-hidden=true])')).toEqual([]);
  });

  it('is light enough for a weak connection: 20 KB compressed at most', () => {
    expect(gzipSync(page.body).length).toBeLessThan(19_000);
  });

  it('has a title and a description that can be put into the page as they are', () => {
    expect(page.title).toContain('Colo');
    expect(page.title + page.description).not.toMatch(/[<>"]/);
  });
});
