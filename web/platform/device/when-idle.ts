/** What a page fetches as it opens has come by then, also on a weak connection. */
const settleMs = 2000;

/** Runs once the page is here and has nothing else to do. Answers how to call it off. */
export function whenIdle(act: () => void): () => void {
  let settling: ReturnType<typeof setTimeout> | undefined;
  let isOff = false;
  const idle = () => !isOff && act();
  const settle = () => {
    settling = setTimeout(() => (window.requestIdleCallback ?? setTimeout)(idle), settleMs);
  };
  if (document.readyState === 'complete') settle();
  else window.addEventListener('load', settle, { once: true });
  return () => {
    isOff = true;
    clearTimeout(settling);
    window.removeEventListener('load', settle);
  };
}
