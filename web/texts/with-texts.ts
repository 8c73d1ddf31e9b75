import { loadParts, type TextPart } from './load-dictionary.ts';

/**
 * A chunk that says more than the first screen does: it shows once the texts of mothers are there too, or those of
 * the desk, which says both. Which chunk has to ask, tests/sweeps/texts-in-parts.test.ts knows.
 */
export async function withTexts<Module>(chunk: Promise<Module>, part: TextPart = 'mother'): Promise<Module> {
  const [module] = await Promise.all([chunk, loadParts(part === 'desk' ? ['mother', 'desk'] : ['mother'])]);
  return module;
}
