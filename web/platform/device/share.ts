type Shared = { title: string; text: string; url: string };

/**
 * The phone's share sheet, or the link on the clipboard where there is none. `cancelled`: she thought better of it,
 * and nothing needs to be said.
 */
export async function share(what: Shared): Promise<'shared' | 'copied' | 'cancelled' | 'failed'> {
  if (navigator.share) {
    try {
      await navigator.share(what);
      return 'shared';
    } catch (refused) {
      if (refused instanceof DOMException && refused.name === 'AbortError') return 'cancelled';
    }
  }
  try {
    await navigator.clipboard.writeText(what.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
