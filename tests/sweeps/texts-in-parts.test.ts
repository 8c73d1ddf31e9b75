import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/**
 * Texts arrive in parts, and a key whose part has not arrived would show as itself. From the first file of the app
 * along every import, whatever a module says must be in the first texts, or in a part that a `withTexts` on the way
 * to it asks for.
 */
type Texts = Record<string, Record<string, unknown>>;
type Step = { to: string; parts: string[]; isAsked: boolean };
type Module = { keys: string[]; steps: Step[] };

const files = import.meta.glob<{ texts: Texts }>('../../web/texts/pt-*.ts', { eager: true });
const nouns = Object.entries(files).flatMap(([file, { texts }]) => {
  const part = /pt-(\w+)\.ts$/.exec(file)?.[1] ?? '';
  return Object.entries(texts).map(([noun, keys]) => [noun, { part, keys }] as const);
});
const dictionary = new Map(nouns);

const modules = new Map<string, Module>();
function read(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const code = readFileSync(file, 'utf8');
  const module = { keys: keysIn(code), steps: stepsIn(file, code) };
  modules.set(file, module);
  return module;
}

/** 'noun.key', and `noun.${key}` as 'noun.': keys are plain strings wherever they are written. */
function keysIn(code: string): string[] {
  return [...code.matchAll(/["'`](\w+)\.(?:([\w-]+)["'`]|\$\{)/g)]
    .filter(([, noun = '', key]) => {
      const keys = dictionary.get(noun)?.keys;
      return keys && (key === undefined || key in keys);
    })
    .map(([, noun, key = '']) => `${noun}.${key}`);
}

function stepsIn(file: string, code: string): Step[] {
  const step = (target = '', parts: string[] = [], isAsked = false): Step => {
    const to = target.startsWith('#') ? target.slice(1) : join(dirname(file), target);
    return { to, parts, isAsked };
  };
  const asking = /withTexts\(\s*import\('([#.][^']+)'\)((?:,\s*'\w+')*)/g;
  const asked = [...code.matchAll(asking)].map(([, target, named = '']) => {
    const parts = [...named.matchAll(/'(\w+)'/g)].map(([, part = '']) => part);
    return step(target, parts.length > 0 ? parts : ['mother'], true);
  });
  const others = code
    .replace(asking, '')
    .matchAll(
      /(?:^|\n)\s*(?:import|export)\s+(?!type\s)[^'"]*?from\s+'([#.][^']+)'|(?:^|\n)import\s+'([#.][^']+)'|(?<!typeof )import\('([#.][^']+)'\)/g,
    );
  return [...asked, ...[...others].map(([, fixed, bare, lazy]) => step(fixed ?? bare ?? lazy))].filter(
    ({ to }) => /^(web|shared)\/.*\.tsx?$/.test(to) && !to.startsWith('web/texts/') && existsSync(to),
  );
}

const partOf = (key: string) => dictionary.get(key.split('.')[0] ?? '')?.part ?? '';

/** A noun's table of writes speaks where the app reads it; who only puts writes into the outbox says nothing of it. */
const isSilent = (file: string, from: string) =>
  file.endsWith('.outbox.ts') && from !== 'web/app/outboxes.ts';

/** Every way into a module is a visit of its own, told apart by the parts that are there by then. */
function unsaid(): string[] {
  const found = new Set<string>();
  const visited = new Set<string>();
  type Visit = { from: string; there: string[]; door: string };
  const visit = (file: string, { from, there, door }: Visit): void => {
    const state = `${file} ${there.join()} ${isSilent(file, from)}`;
    if (visited.has(state)) return;
    visited.add(state);
    const { keys, steps } = read(file);
    const said = isSilent(file, from) ? [] : keys;
    for (const key of said.filter((each) => !there.includes(partOf(each))))
      found.add(`${file} says ${key}, but ${door} does not ask for '${partOf(key)}'`);
    for (const { to, parts, isAsked } of steps)
      visit(to, {
        from: file,
        there: [...new Set([...there, ...parts])].sort(),
        door: isAsked ? `withTexts(import('${to}')) in ${file}` : door,
      });
  };
  visit('web/main.tsx', { from: '', there: ['first'], door: 'the first screen' });
  return [...found].sort();
}

function saidBehind(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const { keys, steps } = read(file);
  const parts = new Set(keys.map(partOf));
  for (const { to } of steps.filter(({ isAsked }) => !isAsked))
    for (const part of saidBehind(to, seen)) parts.add(part);
  return parts;
}

it('whatever a screen says has arrived by the time it shows', () => {
  expect(unsaid()).toEqual([]);
  expect(modules.size, 'modules read').toBeGreaterThan(300);
});

it('no screen waits for texts that it does not say', () => {
  const vain = [...modules].flatMap(([file, { steps }]) =>
    steps
      .filter(({ isAsked }) => isAsked)
      .flatMap(({ to, parts }) => {
        const said = saidBehind(to);
        const idle = parts.filter((part) => !said.has(part));
        return idle.map((part) => `${file} asks for '${part}', which ${to} does not say`);
      }),
  );
  expect(vain).toEqual([]);
});
