// Runs with boot.js in the app's pages. Plain as well: it is not compiled.

// A page comes with its content before the app that makes it answer. What she taps, sends or types until then is kept
// here, and done as soon as that part of the page is alive. Links need no app: they lead on by themselves.
(() => {
  const root = () => document.getElementById('root');
  // The app says when it has taken over; the parts whose code came later are known by what React leaves on them.
  const isAlive = (element) =>
    root().dataset.alive !== undefined && Object.keys(element).some((key) => key.startsWith('__reactProps$'));

  // The app may put an equal element in the place of the one she touched.
  const nameOf = (element) => element.getAttribute('aria-label') || element.name || element.textContent;
  const successorOf = ({ element, name }) =>
    [...root().querySelectorAll(element.tagName)].find((each) => nameOf(each) === name);

  // Of one form in the order in which she did it: what she typed is there before it is sent.
  let waiting = [];
  let isReplaying = false;
  const patienceMs = 30000;
  // A page that was made for another hour is replaced, and shows as loading in between.
  const replacingMs = 3000;
  const isTooLate = (one, now) => {
    if (!one.found && root().dataset.alive !== undefined) one.until = Math.min(one.until, now + replacingMs);
    return now > one.until;
  };
  const isNextOfItsForm = (one) => !one.form || waiting.find(({ form }) => form === one.form) === one;
  const look = () => {
    for (const one of waiting) one.found = one.element.isConnected ? one.element : successorOf(one);
    waiting = waiting.filter((one) => !isTooLate(one, performance.now()));
    // One at a time: React takes in what she typed before the next is looked for.
    const due = waiting.find((one) => one.found && isAlive(one.found) && isNextOfItsForm(one));
    if (due) {
      waiting = waiting.filter((one) => one !== due);
      isReplaying = true;
      due.act(due.found);
      isReplaying = false;
    }
    if (waiting.length > 0) setTimeout(look, 30);
  };
  const onceAlive = (element, act) => {
    const until = performance.now() + patienceMs;
    const form = element.closest('form');
    if (waiting.push({ element, form, name: nameOf(element), act, until }) === 1) setTimeout(look, 30);
  };

  const touched = (event, selector) => {
    const element = event.target.closest?.(selector);
    if (isReplaying || !element || !root()?.contains(element)) return undefined;
    // What belongs to one form stays in order; nothing else waits for another part of the page.
    const isBehind = waiting.some(({ form }) => form && form === element.closest('form'));
    return isBehind || !isAlive(element) ? element : undefined;
  };
  const keep = (event, element, act) => {
    event.preventDefault();
    event.stopPropagation();
    onceAlive(element, act);
  };

  addEventListener(
    'click',
    (event) => {
      const element = touched(event, 'button, summary, [role="button"]');
      if (element) keep(event, element, (found) => found.click());
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      const form = touched(event, 'form');
      if (form) keep(event, form, (found) => found.requestSubmit());
    },
    true,
  );
  const typed = new Set();
  addEventListener(
    'input',
    (event) => {
      const field = touched(event, 'input, textarea, select');
      if (!field || typed.has(field)) return;
      typed.add(field);
      onceAlive(field, (found) => {
        if (found !== field) {
          found.value = field.value;
          if (document.activeElement === document.body) found.focus();
        }
        // React takes what it finds in a field for its own, and would not hear of it.
        found._valueTracker?.setValue(found.defaultValue === field.value ? '' : found.defaultValue);
        found.dispatchEvent(new Event('input', { bubbles: true }));
      });
    },
    true,
  );
})();

// The files of the screen come once its content is painted: before, they would only be in the way of it.
new PerformanceObserver((seen, observer) => {
  const files = document.getElementById('root')?.dataset.next;
  if (!seen.getEntriesByName('first-contentful-paint').length) return;
  observer.disconnect();
  for (const file of files ? files.split(' ') : []) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: 'anonymous', href: `/${file}` });
    document.head.append(link);
  }
}).observe({ type: 'paint', buffered: true });
