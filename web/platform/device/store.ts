import type { KeptKey } from './kept-registry.ts';

/** There is none where the server makes a page: the build takes its name away. */
const storage = (): Storage | undefined => localStorage;

/**
 * The browser's storage, when it may be used: private windows and full disks refuse it by throwing, and
 * a refused preference must never take a page down.
 */
export const store = {
  get(key: string): string | null {
    try {
      return storage()?.getItem(key) ?? null;
    } catch {
      return null;
    }
  },
  /** Answers whether it is kept: where it is not, she goes on without. */
  set(key: KeptKey, value: string): boolean {
    try {
      storage()?.setItem(key, value);
      return storage() !== undefined;
    } catch {
      return false;
    }
  },
  keys(): string[] {
    try {
      return Object.keys(storage() ?? {});
    } catch {
      return [];
    }
  },
  remove(key: string): void {
    try {
      storage()?.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  },
};
