const firstWaitMs = 1000;
const longestWaitMs = 30_000;

/**
 * Asks for a part of the app until it is here. For what works beside the screens: she cannot ask for it again
 * herself, and what she wrote without a network would wait on the phone until the next visit.
 */
export async function retryLoad<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
    try {
      return await load();
    } catch {
      await networkOr(waitMs);
    }
  }
}

/** Until the network is said to be back, and in any case no longer than that. */
function networkOr(waitMs: number): Promise<void> {
  return new Promise((resolve) => {
    function go(): void {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    }
    const timer = setTimeout(go, waitMs);
    window.addEventListener('online', go);
  });
}
