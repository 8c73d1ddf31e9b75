import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Part = { version?: string; resolved?: string; integrity?: string; dev?: boolean; optional?: boolean };

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const parts: [string, Part][] = Object.entries<Part>(read('package-lock.json').packages).filter(([at]) => at);

it('every package we name is named by its exact version', () => {
  const { dependencies, devDependencies } = read('package.json');
  const loose = Object.entries<string>({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^(npm:.+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  );
  expect(loose).toEqual([]);
});

it('what is installed to run Colo is checked against its digest, from the public registry', () => {
  expect(parts.length).toBeGreaterThan(300);
  const foreign = parts.filter(
    ([, { resolved = '' }]) => !/^(https:\/\/registry\.npmjs\.org\/|$)/.test(resolved),
  );
  expect(foreign.map(([at]) => at)).toEqual([]);
  // What builds and tests it on other systems than ours has none until somebody locks it there.
  const unchecked = parts.filter(([, { integrity, dev, optional }]) => !integrity && !(dev && optional));
  expect(unchecked.map(([at]) => at)).toEqual([]);
});
