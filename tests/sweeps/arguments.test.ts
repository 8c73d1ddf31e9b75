import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

/** Of three in a row a reader still knows which is which; two strings or dates among four are swapped unnoticed. */
const most = 3;

type Branch = Record<string, unknown> & { type?: string; params?: { name?: string }[] };

const nameIn = (branch: Branch | undefined) =>
  [branch?.id, branch?.key].map((part) => (part as { name?: string } | null)?.name).find(Boolean);

/** Functions, and the types of functions: whoever is called through a type is called with as many. */
function* takingMany(node: Branch, parent?: Branch): Generator<string> {
  const { type = '', params = [] } = node;
  if (/Function|Signature/.test(type) && params.filter(({ name }) => name !== 'this').length > most)
    yield nameIn(node) ?? nameIn(parent) ?? 'unnamed';
  for (const part of Object.values(node))
    for (const child of Array.isArray(part) ? part : [part])
      if (child && typeof child === 'object') yield* takingMany(child, type ? node : parent);
}

const files = globSync('{web,server,shared}/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));

it('functions of more than three arguments take an object with names', () => {
  const found = files.flatMap((file) => {
    const { program } = parseSync(file, readFileSync(file, 'utf8'));
    return [...takingMany(program as unknown as Branch)].map((name) => `${file} ${name}`);
  });
  expect(files.length).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});
