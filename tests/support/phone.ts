import { act, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { memoryStorage, never } from './outbox-world.ts';

type Kept = readonly (readonly [key: string, value: string])[];
type OpenApp = typeof import('./open-app.tsx').openApp;
type Page = { view: Awaited<ReturnType<OpenApp>>; isAlive: boolean };

/**
 * A phone for tests of what survives: its browser keeps `localStorage` and the outbox, and has one page open. Each page
 * is an app instance of its own, made of modules evaluated anew. Of a page that is gone nothing is heard any more, and
 * what it would still have done while it was taken down is not done: a killed tab tidies nothing up.
 */
export function createPhone() {
  const outbox = memoryStorage();
  let kept: Kept = [];
  let page: Page | undefined;

  /** The storage of one page: once the page is gone, no call of it is answered. */
  function storageOf(owner: Page) {
    const whileAlive = async <Result>(call: () => Promise<Result>): Promise<Result> => {
      if (!owner.isAlive) return never;
      const result = await call();
      return owner.isAlive ? result : never;
    };
    const { all, add, change } = outbox.storage;
    return {
      all: () => whileAlive(all),
      add: (...given: Parameters<typeof add>) => whileAlive(() => add(...given)),
      change: (...given: Parameters<typeof change>) => whileAlive(() => change(...given)),
    };
  }

  async function open(address: string): Promise<void> {
    for (const [key, value] of kept) localStorage.setItem(key, value);
    const opened = { isAlive: true } as Page;
    vi.resetModules();
    vi.doMock('#web/platform/outbox/device-storage.ts', () => ({
      openDeviceStorage: async () => storageOf(opened),
    }));
    const { openApp } = await import('./open-app.tsx');
    opened.view = await openApp(address);
    page = opened;
    await screen.findByRole('timer');
  }

  /** The page is gone; the phone is in her pocket. */
  function close(): void {
    if (!page) return;
    kept = Object.entries({ ...localStorage });
    page.isAlive = false;
    page.view.unmount();
    localStorage.clear();
    page = undefined;
  }

  return {
    open,
    close,
    /** As a browser does it: the page hears that it goes, and the next one starts from what is kept. */
    async reload(address: string): Promise<void> {
      act(() => {
        window.dispatchEvent(new Event('pagehide'));
      });
      close();
      await open(address);
    },
  };
}
