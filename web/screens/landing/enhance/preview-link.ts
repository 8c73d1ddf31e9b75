import { type Language, preferredLanguageKey } from '#shared/language/language.rules.ts';
import { store } from '#web/platform/device/store.ts';

/** A preview starts as a first visit does: with the introduction, in the language of the page she came from. */
export function enhancePreviewLink(language: Language): void {
  document.querySelector('[data-preview-link]')?.addEventListener('click', () => {
    store.remove('onboarding_completed');
    store.set(preferredLanguageKey, language);
  });
}
