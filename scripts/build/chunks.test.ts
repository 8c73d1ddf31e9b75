import { describe, expect, it } from 'vitest';
import { nameChunks } from './chunks.ts';

const app = '/colo/web/app.html';

type Drawn = { imports?: string[]; lazily?: string[]; code?: string; size?: number };

/** The files of an app drawn by hand: who imports whom, at once or when it is shown. */
function chunksOf(drawn: Record<string, Drawn>): Record<string, string> {
  const at = (path: string) => `/colo/${path}`;
  const modules = new Map(
    Object.entries(drawn).map(([path, { imports = [], lazily = [], code, size = 100 }]) => [
      at(path),
      {
        id: at(path),
        code: code ?? 'x'.repeat(size),
        importedIds: imports.map(at),
        dynamicallyImportedIds: lazily.map(at),
      },
    ]),
  );
  const names = nameChunks(app, (id) => modules.get(id) ?? null);
  return Object.fromEntries([...names].map(([id, name]) => [id.replace('/colo/', ''), name]));
}

const start = { 'web/app.html': { imports: ['web/main.tsx'] } };

describe('what is there at the start', () => {
  const chunks = chunksOf({
    'web/app.html': { imports: ['web/main.tsx'] },
    'web/main.tsx': {
      imports: ['shared/paths.ts', 'web/shell.tsx', 'node_modules/react/index.js'],
      lazily: ['web/a.screen.tsx'],
    },
    'web/a.screen.tsx': { imports: ['web/shell.tsx', 'web/own.tsx'] },
  });

  it('is one file, with its libraries', () => {
    expect(chunks['web/shell.tsx']).toBe('main');
    expect(chunks['shared/paths.ts']).toBe('main');
    expect(chunks['node_modules/react/index.js']).toBe('main');
  });

  it('has nothing that only one screen needs', () => {
    expect(chunks).not.toHaveProperty('web/own.tsx');
  });
});

describe('what screens share', () => {
  const screens = (shared: Record<string, Drawn>) =>
    chunksOf({
      ...start,
      'web/main.tsx': { lazily: ['web/a.screen.tsx', 'web/b.screen.tsx', 'web/nursing.screen.tsx'] },
      'web/a.screen.tsx': { imports: ['web/form.tsx', 'web/list.tsx'] },
      'web/b.screen.tsx': { imports: ['web/form.tsx', 'web/list.tsx'] },
      'web/nursing.screen.tsx': { imports: ['web/list.tsx'] },
      ...shared,
    });

  it('is one file where all of it is small', () => {
    const chunks = screens({ 'web/form.tsx': { size: 50 }, 'web/list.tsx': { size: 60 } });
    expect(chunks['web/form.tsx']).toBe('list');
    expect(chunks['web/list.tsx']).toBe('list');
  });

  it('burdens no quick screen with what it does not need', () => {
    const chunks = screens({ 'web/form.tsx': { size: 2_000 }, 'web/list.tsx': { size: 2_000 } });
    expect(chunks).toMatchObject({ 'web/form.tsx': 'form', 'web/list.tsx': 'list' });
  });

  it('never becomes a file that waits for another which waits for it', () => {
    const chunks = chunksOf({
      ...start,
      'web/main.tsx': { lazily: ['web/a.screen.tsx', 'web/b.screen.tsx', 'web/c.tsx', 'web/d.tsx'] },
      'web/a.screen.tsx': { imports: ['web/top.tsx'] },
      'web/b.screen.tsx': { imports: ['web/top.tsx'] },
      'web/c.tsx': { imports: ['web/middle.tsx'] },
      'web/d.tsx': { imports: ['web/bottom.tsx'] },
      'web/top.tsx': { imports: ['web/middle.tsx'], size: 100 },
      'web/middle.tsx': { imports: ['web/bottom.tsx'], size: 900_000 },
      'web/bottom.tsx': { size: 200 },
    });
    expect(chunks['web/top.tsx']).not.toBe(chunks['web/bottom.tsx']);
  });
});

it('of a library with an index comes what is imported by name', () => {
  const chunks = chunksOf({
    ...start,
    'web/main.tsx': {
      imports: ['node_modules/icons/index.js'],
      code: 'import { Moon as Night } from "icons";',
      lazily: ['web/a.screen.tsx', 'web/b.screen.tsx'],
    },
    'web/a.screen.tsx': { imports: ['node_modules/icons/index.js'], code: 'import { Sun } from "icons";' },
    'web/b.screen.tsx': { imports: ['node_modules/icons/index.js'], code: 'import { Sun } from "icons";' },
    'node_modules/icons/index.js': {
      imports: ['node_modules/icons/moon.js', 'node_modules/icons/sun.js', 'node_modules/icons/star.js'],
      code: "export { default as Moon } from './moon.js';\nexport { default as Sun } from './sun.js';\nimport { Star } from './star.js';\nexport { Star };",
    },
    'node_modules/icons/moon.js': {},
    'node_modules/icons/sun.js': {},
    'node_modules/icons/star.js': {},
  });
  expect(chunks).toMatchObject({
    'node_modules/icons/moon.js': 'main',
    'node_modules/icons/sun.js': 'sun',
  });
  expect(chunks).not.toHaveProperty('node_modules/icons/star.js');
});
