import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/**
 * All that a device keeps of her is in web/platform/device/kept-registry.ts, so that signing out erases it. The compiler
 * refuses a key that is not, in `store.set` and `keep`. What reaches for the browser's storage past these is found here.
 */
const sources = globSync('web/**/*.{ts,tsx,js,html}')
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '') }));

const reachingFor = (api: RegExp) => sources.filter(({ code }) => api.test(code)).map(({ file }) => file);

describe('what is kept on a device is known by name', () => {
  it('localStorage is written by its store', () => {
    expect(reachingFor(/localStorage\s*(\.setItem|\[|\.\w+\s*=[^=])/)).toEqual([
      'web/platform/device/store.ts',
    ]);
  });

  it('a draft has its key from the keeper of drafts', () => {
    expect(reachingFor(/['`](\w+|\$\{kind})_(draft|form):/).sort()).toEqual([
      'web/platform/device/kept-draft.ts',
      'web/platform/device/kept-registry.ts',
    ]);
  });

  it('nothing is kept for the session of a tab', () => {
    expect(reachingFor(/sessionStorage/)).toEqual([]);
  });

  it('there is one database, with two stores: the outbox, and what the registry lists', () => {
    expect(reachingFor(/indexedDB|openDB</)).toEqual(['web/platform/device/database.ts']);
    const code = readFileSync('web/platform/device/database.ts', 'utf8');
    expect([...code.matchAll(/createObjectStore\('(\w+)'/g)].map(([, name]) => name)).toEqual([
      'outbox',
      'kept',
    ]);
    // Nobody has a transaction but by `transact`, and of those who change what is kept one keeps and the other forgets.
    expect(reachingFor(/\.transaction\(|\.(put|add|get|getAll|delete)\('(kept|outbox)'/)).toEqual([
      'web/platform/device/database.ts',
    ]);
    expect(reachingFor(/transact\(\s*\{ store: 'kept', mode: 'readwrite'/).sort()).toEqual([
      'web/platform/device/kept-forgetting.ts',
      'web/platform/device/kept.ts',
    ]);
    expect(readFileSync('web/platform/device/kept-forgetting.ts', 'utf8')).not.toMatch(/\.(put|add)\(/);
  });

  it('the worker keeps shells, which are the app itself, and pictures, which go', () => {
    expect(reachingFor(/caches\s*\.open/).sort()).toEqual(['web/sw/pictures.ts', 'web/sw/shell-cache.ts']);
    expect(readFileSync('web/sw/pictures.ts', 'utf8')).toContain('pictureCache as name');
    expect(readFileSync('web/sw/shell-cache.ts', 'utf8')).toContain("const prefix = 'colo-shell-'");
  });

  it('no key is made to fit by telling the compiler so', () => {
    expect(reachingFor(/as (unknown as )?KeptKey|store\.set\([^)]*as (any|never)/)).toEqual([]);
  });
});
