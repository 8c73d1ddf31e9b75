import { StrictMode } from 'react';
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
import { ThemeSwitch } from './theme-switch.tsx';

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
