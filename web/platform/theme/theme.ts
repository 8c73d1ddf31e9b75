import { useSyncExternalStore } from 'react';
import { store } from '../device/store.ts';

export const themes = ['system', 'light', 'night'] as const;
export type Theme = (typeof themes)[number];

/** Also read by boot.js, before the first paint. Absent means that the system decides. */
const themeKey = 'theme';

/** When each of the two frame colours applies. */
const frameMedia = {
  system: { light: '(prefers-color-scheme: light)', dark: '(prefers-color-scheme: dark)' },
  light: { light: 'all', dark: 'not all' },
  night: { light: 'not all', dark: 'all' },
} satisfies Record<Theme, object>;

const listeners = new Set<() => void>();

/** The document is the truth, so that the choice holds even where nothing can be stored. */
function currentTheme(): Theme {
  return pinned(document.documentElement.dataset.theme);
}

function pinned(value: string | null | undefined): Theme {
  return value === 'light' || value === 'night' ? value : 'system';
}

export function setTheme(theme: Theme): void {
  if (theme === 'system') store.remove(themeKey);
  else store.set(themeKey, theme);
  showTheme(theme);
}

function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;

  // The pages carry two colours for the browser's frame, light first; a pinned theme silences the other.
  const [light, dark] = document.querySelectorAll('meta[name="theme-color"]');
  light?.setAttribute('media', frameMedia[theme].light);
  dark?.setAttribute('media', frameMedia[theme].dark);
  for (const listener of listeners) listener();
}

/** A choice made in another tab shows in this one. */
function followOtherTabs(event: StorageEvent): void {
  if (event.key === themeKey) showTheme(pinned(event.newValue));
}

function subscribe(onChange: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs);
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs);
  };
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'system');
}
