import type { KeptKey } from './kept-registry.ts';

/**
 * The browser's storage, when it may be used: private windows and full disks refuse it by throwing, and
 * a refused preference must never take a page down.
 */
export const store = {
  get(key: string): string | null {
    try {
      // There is none where the server makes a page, and it asks often.
      return localStorage?.getItem(key) ?? null;
    } catch {
      return null;
    }
  },
  /** Answers whether it is kept: where it is not, she goes on without. */
  set(key: KeptKey, value: string): boolean {
    try {
      localStorage.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
  keys(): string[] {
    try {
      return Object.keys(localStorage);
    } catch {
      return [];
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  },
};
