import { apiFetch } from '#web/platform/api/api-client.ts';

type SiteAnswer = { social: Record<string, string | null> };

/** A network becomes a link only when the owner gave its address; otherwise it stays a plain word. */
export async function linkSocialNetworks(): Promise<void> {
  let social: SiteAnswer['social'];
  try {
    // By its path: the landing page carries no typed client in its three kilobytes.
    ({ social } = (await (await apiFetch('/api/site')).json()) as SiteAnswer);
  } catch {
    return;
  }
  for (const plain of document.querySelectorAll<HTMLElement>('[data-social]')) {
    const address = social[plain.dataset.social ?? ''];
    if (address) plain.replaceWith(linkTo(address, plain));
  }
}

function linkTo(address: string, plain: HTMLElement): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = address;
  link.rel = 'noopener';
  link.className = plain.className;
  link.append(...plain.childNodes);
  return link;
}
