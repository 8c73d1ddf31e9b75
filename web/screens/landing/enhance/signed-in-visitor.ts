import { type AccessMessage, accessChannel } from '#shared/access/access.rules.ts';
import type { ViewerAnswer } from '#shared/access/access.schema.ts';
import { type Language, pathInLanguage } from '#shared/language/language.rules.ts';
import { paths } from '#shared/navigation/paths.ts';
import { apiFetch } from '#web/platform/api/api-client.ts';

/** Who is signed in has no use for the front door: on arrival, when she signs in elsewhere, and on coming back. */
export function sendSignedInVisitorsHome(language: Language, replaceWith: (path: string) => void): void {
  const goHome = () => replaceWith(pathInLanguage(paths.home, language));
  const goHomeIfSignedIn = async () => {
    if (await isSignedIn()) goHome();
  };

  void goHomeIfSignedIn();

  new BroadcastChannel(accessChannel).addEventListener('message', (event: MessageEvent<AccessMessage>) => {
    if (event.data.type === 'signed-in') goHome();
  });

  // The back button may show the page as it was frozen, before she signed in.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) void goHomeIfSignedIn();
  });
}

async function isSignedIn(): Promise<boolean> {
  try {
    // By its path: the landing page carries no typed client in its three kilobytes.
    const answer = (await (await apiFetch('/api/viewer')).json()) as ViewerAnswer;
    return answer.viewer !== null;
  } catch {
    // Unknown is a visitor: the page is for her as well.
    return false;
  }
}
