import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';

/** Longer than anything a person means, and short enough for an address. */
export const longestTerm = 200;

/** Long enough that fast typing asks once, short enough that she does not feel it. */
const pauseMs = 150;

/**
 * What she types, and the term in the address, which follows after a short pause. Beginning a search is a step
 * of the history and typing on is not, so that Back leaves the search once.
 */
export function useSearchTerm() {
  const navigate = useNavigate();
  const router = useRouter();
  const [place] = useState(router.latestLocation.pathname);
  const { q = '' } = useSearch({ strict: false });
  const term = q.trim().slice(0, longestTerm);
  const [text, setText] = useState(term);
  const [seen, setSeen] = useState(term);
  /** Terms on their way into the address: when they arrive, she may already have typed on. */
  const [sent, setSent] = useState<string[]>([]);

  if (term !== seen) {
    setSeen(term);
    const own = sent.lastIndexOf(term);
    setSent(own === -1 ? [] : sent.slice(own + 1));
    // Back, forward, or a link: the box follows the address.
    if (own === -1) setText(term);
  }

  const send = useEffectEvent((next: string) => {
    // She may be on her way to another tab, and this screen still here: her word stays on it.
    if (next === term || router.latestLocation.pathname !== place) return;
    setSent((under) => [...under, next]);
    navigate({
      to: '.',
      search: (current) => ({ ...current, q: next || undefined }),
      replace: term !== '' || next === '',
      resetScroll: false,
    });
  });

  const typed = text.trim();
  useEffect(() => {
    const pause = setTimeout(() => send(typed), pauseMs);
    return () => clearTimeout(pause);
  }, [typed]);

  return { text, setText, typed, term };
}
