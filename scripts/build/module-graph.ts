import { dirname, join } from 'node:path';
import type { Rolldown } from 'vite';

type Info = Pick<Rolldown.ModuleInfo, 'id' | 'code' | 'importedIds' | 'dynamicallyImportedIds'>;
export type Lookup = (id: string) => Info | null;
export type ImportsOf = (id: string) => string[];

/** What a module needs at once, and what that needs. */
export function closureOf(root: string, importsOf: ImportsOf): Set<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    for (const next of importsOf(id)) visit(next);
  };
  visit(root);
  return found;
}

/**
 * What a module imports at once. A library's index names everything that the library has: behind it are only those
 * that make what the module imports by name, as the bundler sees it too.
 */
export function createImportsOf(lookup: Lookup): ImportsOf {
  const indexes = memoized((id) => indexOf(lookup(id)));

  function importsThrough(info: Info): string[] {
    const statements = memoized(() => statementsIn(info));
    return info.importedIds.flatMap((next) => {
      if (!indexes(next)) return [next];
      const taken = statements('').filter(({ from }) => from === next);
      const isWhole = taken.length === 0 || taken.some(({ isStar }) => isStar);
      return isWhole
        ? [next]
        : taken.flatMap(({ names }) => names.flatMap(([name]) => originsOf(name, next)));
    });
  }

  /** The modules behind an index that make what it calls by this name. */
  function originsOf(name: string, index: string): string[] {
    return (indexes(index) ?? []).flatMap(({ from, isStar, names }) => {
      const theirs = isStar ? name : names.find(([, ours]) => ours === name)?.[0];
      if (theirs === undefined) return [];
      return indexes(from) ? originsOf(theirs, from) : [from];
    });
  }

  return memoized((id) => {
    const info = lookup(id);
    return info ? importsThrough(info) : [];
  });
}

function memoized<Value>(compute: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    if (!known.has(key)) known.set(key, compute(key));
    return known.get(key) as Value;
  };
}

/** `import { a, b as c } from 'd'`: the names are pairs of what the other module and what this one calls them. */
type Statement = { from: string; isStar: boolean; names: [theirs: string, ours: string][] };

const statement = /\b(?:import|export)\s*(\*(?:\s*as\s+\w+)?|\{[^}]*\})\s*from\s*["']([^"']+)["'];?/g;

function statementsIn({ id, code, importedIds }: Info): Statement[] {
  const imported = new Set(importedIds);
  return [...(code ?? '').matchAll(statement)].flatMap(([, names = '', source = '']) => {
    const isNear = source.startsWith('.');
    const beside = join(dirname(id), source);
    const from = isNear ? beside : importedIds.find((each) => each.includes(`/node_modules/${source}/`));
    if (from === undefined || !imported.has(from)) return [];
    return [{ from, isStar: names.startsWith('*'), names: pairsIn(names) }];
  });
}

function pairsIn(names: string): [string, string][] {
  return names
    .replace(/[{}]/g, '')
    .split(',')
    .map((each) => each.trim().split(/\s+as\s+/))
    .flatMap(([theirs = '', ours = theirs]) => (theirs ? [[theirs, ours] as [string, string]] : []));
}

/** Of a library's module that only passes on what others make, what it passes on. */
function indexOf(info: Info | null): Statement[] | undefined {
  if (!info?.id.includes('/node_modules/') || info.importedIds.length < 2) return;
  const own = (info.code ?? '')
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(statement, '')
    .replace(/export\s*\{[^}]*\};?|["']use \w+["'];?/g, '');
  return own.trim() === '' ? statementsIn(info) : undefined;
}
