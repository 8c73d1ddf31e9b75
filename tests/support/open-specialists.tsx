import { onTestFinished } from 'vitest';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';
import { ana, fakeServer } from './fake-server.ts';
import { fakeSpecialists } from './fake-specialists.ts';
import { openApp } from './open-app.tsx';

type About = NonNullable<Parameters<typeof fakeSpecialists>[0]>;

/** A screen of the specialists, for Ana or for a visitor (null), with the server that it talks to. */
export async function openSpecialists(address: string, about: About = {}, viewer: typeof ana | null = ana) {
  const tab = fakeSpecialists(about);
  const server = fakeServer({ viewer, also: tab.answers });
  const app = await openApp(address);
  // Before the page is gone: nothing of this test is left to be sent in the next.
  onTestFinished(async () => {
    for (const { id } of appOutbox.snapshot().writes) await appOutbox.discard(id);
    await appOutbox.setOwner(null);
  });
  return { app, tab, server };
}
