import { basename } from 'node:path';
import type { Rolldown } from 'vite';
import { closureOf, createImportsOf, type ImportsOf, type Lookup } from './module-graph.ts';
import { quickScreens } from './page-assets.ts';

/** What a request costs on a weak connection, in bytes of source that could have come meanwhile. */
const requestCost = 20_000;
/** How much more it matters what a quick screen waits for, and any screen, than what a sheet or a card does. */
const weights = { quick: 200, screen: 3, other: 1 };

/** However many others would be served, a quick screen takes no more than this that it does not need. */
const crumb = 500;

/** Modules that the same chunks need, and those chunks: what is loaded together may be one file. */
type Bundle = { modules: string[]; size: number; needs: Uint8Array };

/**
 * Which file a module comes in, from who imports it. What the app imports at once is one file. What several screens share is grouped by who shares
 * it; two groups become one file where that saves more requests than it costs bytes. The rest is left to the
 * bundler, which keeps it with the one screen that needs it.
 */
export function chunksFor(app: string): Rolldown.CodeSplittingGroup {
  let names: Map<string, string> | undefined;
  return {
    name: (id, context) => {
      names ??= nameChunks(app, (each) => context.getModuleInfo(each));
      return names.get(id) ?? null;
    },
    debugName: 'chunks',
    // Every module is named here by itself, and no two files wait for each other.
    includeDependenciesRecursively: false,
  };
}

export function nameChunks(app: string, lookup: Lookup): Map<string, string> {
  const importsOf = createImportsOf(lookup);
  const first = closureOf(app, importsOf);
  const names = new Map<string, string>();
  for (const id of first) names.set(id, 'main');
  for (const { modules } of mergeBundles(sharedModules(first, lookup, importsOf), importsOf)) {
    const largest = modules.reduce((a, b) => (sizeOf(a, lookup) < sizeOf(b, lookup) ? b : a));
    const name = basename(largest).replace(/\.\w+$/, '');
    const taken = new Set(names.values());
    for (const id of modules) names.set(id, taken.has(name) ? `${name}-${taken.size}` : name);
  }
  return names;
}

const sizeOf = (id: string, lookup: Lookup) => lookup(id)?.code?.length ?? 0;

/** What is not there at the start, and needed by more than one of the modules that are imported when they are shown. */
function sharedModules(first: Set<string>, lookup: Lookup, importsOf: ImportsOf): Bundle[] {
  const roots = lazyRoots(first, lookup, importsOf);
  const needs = new Map<string, Uint8Array>();
  for (const [at, root] of roots.entries()) {
    for (const id of closureOf(root, importsOf)) {
      if (first.has(id)) continue;
      const needed = needs.get(id) ?? new Uint8Array(roots.length);
      needed[at] = weightOf(root);
      needs.set(id, needed);
    }
  }
  const bundles = new Map<string, Bundle>();
  for (const [id, needed] of [...needs].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (needed.filter(Boolean).length < 2) continue;
    const bundle = bundles.get(needed.join()) ?? { modules: [], size: 0, needs: needed };
    bundle.modules.push(id);
    bundle.size += sizeOf(id, lookup);
    bundles.set(needed.join(), bundle);
  }
  return [...bundles.values()];
}

function weightOf(root: string): number {
  if (quickScreens.some((name) => basename(root).startsWith(`${name}.`))) return weights.quick;
  return root.includes('.screen.') ? weights.screen : weights.other;
}

/** Every module that is imported when it is shown, however far behind the first screen. */
function lazyRoots(first: Set<string>, lookup: Lookup, importsOf: ImportsOf): string[] {
  const roots = new Set<string>();
  const visit = (ids: Set<string>): void => {
    for (const id of ids)
      for (const root of lookup(id)?.dynamicallyImportedIds ?? []) {
        if (roots.has(root) || first.has(root)) continue;
        roots.add(root);
        visit(closureOf(root, importsOf));
      }
  };
  visit(first);
  return [...roots].sort();
}

/** The smallest first: each joins the one with which it saves most, as long as any does. */
function mergeBundles(bundles: Bundle[], importsOf: ImportsOf): Bundle[] {
  const left = [...bundles].sort(bySize);
  for (let at = 0; at < left.length; ) {
    const bundle = left[at] as Bundle;
    const partner = left
      .map((other) => ({ other, saved: other === bundle ? 0 : savedBy(bundle, other) }))
      .filter(({ saved }) => saved > 0)
      .sort((a, b) => b.saved - a.saved)
      .find(({ other }) => !waitForEachOther(bundle, other, left, importsOf))?.other;
    if (partner) {
      left.splice(left.indexOf(partner), 1);
      left.splice(left.indexOf(bundle), 1, joined(bundle, partner));
      left.sort(bySize);
    } else at += 1;
  }
  return left;
}

const bySize = (a: Bundle, b: Bundle) => a.size - b.size;

/** What one file saves over two: a request for each who needs both, less the bytes that come for nothing. */
function savedBy(a: Bundle, b: Bundle): number {
  let saved = 0;
  for (const [at, weight] of a.needs.entries()) {
    const other = b.needs[at] ?? 0;
    if (weight && other) saved += weight * requestCost;
    else if (weight + other === weights.quick && (weight ? b : a).size > crumb) return 0;
    else saved -= weight * b.size + other * a.size;
  }
  return saved;
}

const joined = (a: Bundle, b: Bundle): Bundle => ({
  modules: [...a.modules, ...b.modules],
  size: a.size + b.size,
  needs: a.needs.map((weight, at) => Math.max(weight, b.needs[at] ?? 0)),
});

/** As one file they would import a third that imports them: whichever ran first would find the other empty. */
function waitForEachOther(a: Bundle, b: Bundle, all: Bundle[], importsOf: ImportsOf): boolean {
  const bundleOf = new Map(all.flatMap((bundle) => bundle.modules.map((id) => [id, bundle] as const)));
  const seen = new Set<Bundle>();
  const reaches = (from: Bundle, isStart: boolean): boolean => {
    if (seen.has(from)) return false;
    seen.add(from);
    return from.modules.flatMap(importsOf).some((id) => {
      const next = bundleOf.get(id);
      if (!next || next === from) return false;
      if (next === a || next === b) return !isStart;
      return reaches(next, false);
    });
  };
  return reaches(a, true) || reaches(b, true);
}
