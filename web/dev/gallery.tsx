import { StrictMode, useState } from 'react';
import { Chips } from '#web/ui/chips.tsx';
import { Page } from '#web/ui/page.tsx';
import { Toaster } from '#web/ui/toaster.tsx';
import { Buttons } from './sections/buttons.tsx';
import { Choices } from './sections/choices.tsx';
import { Colours } from './sections/colours.tsx';
import { Fields } from './sections/fields.tsx';
import { Navigation } from './sections/navigation.tsx';
import { Overlays } from './sections/overlays.tsx';
import { Pictures } from './sections/pictures.tsx';
import { Surfaces } from './sections/surfaces.tsx';
import { Type } from './sections/type.tsx';
import { Waiting } from './sections/waiting.tsx';

/** Every primitive in every state, to be looked at. Development only, and in English only. */
export function Gallery() {
  return (
    <StrictMode>
      <main>
        <Page title="Colo UI" width="grid">
          <ThemeSwitch />
          <div className="mt-10 flex flex-col gap-12">
            <Type />
            <Colours />
            <Buttons />
            <Fields />
            <Choices />
            <Navigation />
            <Surfaces />
            <Overlays />
            <Waiting />
            <Pictures />
          </div>
        </Page>
      </main>
      <Toaster label="Messages" closeLabel="Dismiss" />
    </StrictMode>
  );
}

const themes = [
  { id: 'system', label: 'System' },
  { id: 'light', label: 'Light' },
  { id: 'night', label: 'Night' },
];

/** Tries a theme on this page alone: what she pinned in the application stays as it is. */
function ThemeSwitch() {
  const [theme, setTheme] = useState(document.documentElement.dataset.theme ?? 'system');
  const choose = (id: string) => {
    setTheme(id);
    if (id === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = id;
  };
  return <Chips label="Theme" chips={themes} selected={theme} onSelect={choose} />;
}
