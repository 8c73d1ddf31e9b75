import { languageOfPath, preferredLanguageKey } from '#shared/language/language.rules.ts';
import { store } from '#web/platform/device/store.ts';
import { keepQueryInLanguageLink } from './enhance/language-link.ts';
import { enhancePreviewLink } from './enhance/preview-link.ts';
import { sendSignedInVisitorsHome } from './enhance/signed-in-visitor.ts';
import { linkSocialNetworks } from './enhance/social-links.ts';
import { enhanceWaitlist } from './enhance/waitlist.ts';

/** What the prerendered page does once its script arrives. Everything reads and lays out without it. */
const language = languageOfPath(location.pathname);

store.set(preferredLanguageKey, language);
keepQueryInLanguageLink(location.search);
enhancePreviewLink(language);
enhanceWaitlist();
// What asks the server comes after what she sees.
addEventListener('load', () => {
  sendSignedInVisitorsHome(language, (path) => location.replace(path));
  linkSocialNetworks();
});
