import { useEffect, useEffectEvent, useState } from 'react';
import { store } from '#web/platform/device/store.ts';

type Keys = Record<'n' | '/' | '?', () => void>;

const offKey = 'admin_shortcuts_off';

/** Single keys get in the way of those who dictate: they can be turned off, and that is remembered. */
export function useShortcutsChoice(): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => store.get(offKey) === null);
  return [
    isOn,
    (next) => {
      if (next) store.remove(offKey);
      else store.set(offKey, 'true');
      setOn(next);
    },
  ];
}

/** What the keys do while nothing is being typed and nothing lies over the page. The arrows go from row to row. */
export function useShortcuts(isOn: boolean, keys: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isBusyElsewhere(event.target)) return;
    const act = event.key in keys ? keys[event.key as keyof Keys] : arrowAct(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!isOn) return;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
}

function isBusyElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const typing =
    'input, textarea, select, audio, [contenteditable], [role=tab], [role=menu], [aria-expanded=true]';
  return target.closest(typing) !== null || document.querySelector('dialog[open]') !== null;
}

function arrowAct(key: string): (() => void) | undefined {
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return undefined;
  const links = [...document.querySelectorAll<HTMLElement>('[data-article-link]')];
  const row = document.activeElement?.closest('li');
  const current = links.findIndex((link) => row?.contains(link));
  // From nowhere the first arrow down enters the list; the page still scrolls by the arrow up.
  const next = current === -1 ? (step === 1 ? links[0] : undefined) : links[current + step];
  return next && (() => next.focus());
}
