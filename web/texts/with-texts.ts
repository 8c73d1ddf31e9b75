import { loadParts, type TextPart } from './load-dictionary.ts';

/**
 * A chunk that says more than the first screen does: it shows once the parts that it names are there too. Which it
 * has to name, tests/sweeps/texts-in-parts.test.ts knows.
 */
export async function withTexts<Module>(chunk: Promise<Module>, ...parts: TextPart[]): Promise<Module> {
  const [module] = await Promise.all([chunk, loadParts(parts)]);
  return module;
}
