import { loadParts, type TextPart } from './load-dictionary.ts';

/**
 * A chunk that says more than the first screen does: it shows once those texts are there too; where none are named,
 * those of mothers. Which chunk has to ask for which, tests/sweeps/texts-in-parts.test.ts knows.
 */
export async function withTexts<Module>(chunk: Promise<Module>, ...parts: TextPart[]): Promise<Module> {
  const [module] = await Promise.all([chunk, loadParts(parts.length > 0 ? parts : ['mother'])]);
  return module;
}
