import { useState } from 'react';
import { Chips } from '#web/ui/chips.tsx';

const themes = [
  { id: 'system', label: 'System' },
  { id: 'light', label: 'Light' },
  { id: 'night', label: 'Night' },
];

/** Tries a theme on this page alone: what she pinned in the application stays as it is. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(document.documentElement.dataset.theme ?? 'system');
  const choose = (id: string) => {
    setTheme(id);
    if (id === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = id;
  };
  return <Chips label="Theme" chips={themes} selected={theme} onSelect={choose} />;
}
