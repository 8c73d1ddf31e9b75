// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderLanding } from './landing.prerender.tsx';

async function visit(address: string): Promise<void> {
  history.replaceState(null, '', address);
  document.body.innerHTML = renderLanding(address.startsWith('/en') ? 'en' : 'pt').body;
  vi.resetModules();
  await import('./landing.enhance.ts');
}

function press(selector: string): void {
  const link = document.querySelector<HTMLAnchorElement>(selector);
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.click();
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
});
afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['/?de=amiga', 'pt', '/en?de=amiga'],
  ['/en?de=amiga', 'en', '/?de=amiga'],
])('the page at %s', (address, language, inOtherLanguage) => {
  it('remembers its language, whatever was stored before', async () => {
    localStorage.setItem('preferred_language', language === 'pt' ? 'en' : 'pt');
    await visit(address);
    expect(localStorage.getItem('preferred_language')).toBe(language);
  });

  it('keeps the query when she changes the language', async () => {
    await visit(address);
    const link = document.querySelector<HTMLAnchorElement>('[data-language-link]');
    expect(`${link?.pathname}${link?.search}`).toBe(inOtherLanguage);
  });

  it('starts the preview as a first visit, in its own language', async () => {
    await visit(address);
    localStorage.setItem('onboarding_completed', 'true');
    localStorage.setItem('preferred_language', language === 'pt' ? 'en' : 'pt');
    press('[data-preview-link]');
    expect(localStorage.getItem('onboarding_completed')).toBeNull();
    expect(localStorage.getItem('preferred_language')).toBe(language);
  });
});

it('works where the browser refuses to store anything', async () => {
  vi.stubGlobal('localStorage', {
    getItem: refuse,
    setItem: refuse,
    removeItem: refuse,
  });
  await visit('/');
  expect(() => press('[data-preview-link]')).not.toThrow();
});

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}
