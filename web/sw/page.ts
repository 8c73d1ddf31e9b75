import { kept } from './shell-cache.ts';
import type { Shell } from './worker-scope.ts';

/** A connection that takes longer than this is as good as none: the kept page is the same app. */
const patienceMs = 3000;

/** The network's page, so that a new version shows as soon as it can; the kept one when that fails or dawdles. */
export async function pageOf(shell: Shell, request: Request, page: string): Promise<Response> {
  const asked = fetch(request);
  try {
    const response = await Promise.race([asked, tooLong()]);
    if (response.status < 500) return response;
    return (await kept(shell, page)) ?? response;
  } catch {
    return (await kept(shell, page)) ?? asked;
  }
}

function tooLong(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The network takes too long')), patienceMs);
  });
}
