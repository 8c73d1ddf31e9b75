import { languageOfPath } from '#shared/language/language.rules.ts';
import { loadDictionary, loadStaffDictionary } from './load-dictionary.ts';

/** A chunk that says more than the first screen does: it shows once its texts are there too. */
export async function withTexts<Module>(chunk: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([chunk, loadDictionary(languageOfPath(window.location.pathname))]);
  return module;
}

/** The same for the staff panel, whose texts no mother waits for. */
export async function withStaffTexts<Module>(chunk: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([chunk, loadStaffDictionary(languageOfPath(window.location.pathname))]);
  return module;
}
