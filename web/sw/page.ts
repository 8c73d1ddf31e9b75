import { kept } from './shell-cache.ts';
import type { Shell, WorkerFetchEvent } from './worker-scope.ts';

/** A connection that takes longer than this is as good as none: the kept page is the same app. */
const patienceMs = 3000;

/** Long enough for a page to leave the worker, short beside what a new version waits anyway. */
const handoverMs = 1000;

/**
 * Answers with the page, and stays until it is handed over. Chromium ends a worker that a new version replaces the
 * moment it looks idle; a page that is answered but not yet delivered is then lost, and her screen loads for ever.
 */
export function answerWithPage(event: WorkerFetchEvent, shell: Shell, page: string): void {
  const answer = pageOf(shell, event.request, page);
  event.respondWith(answer);
  event.waitUntil(answer.then(handover, handover));
}

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

function handover(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, handoverMs);
  });
}
