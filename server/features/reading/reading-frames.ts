import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '#server/folders.ts';
import type { StaticFiles } from '#server/platform/http/static-files.ts';
import type { Language } from '#shared/language/language.rules.ts';
import type { Html } from './html.ts';

type Filled = { head: Html; page: Html };

/** The page around an article, with its stylesheet and what runs before the first paint, in each language. */
export type ReadingFrames = Record<Language, (filled: Filled) => string>;

/** As the build made them; while developing as they are written, for Vite then serves the stylesheet by its own name. */
export function readingFrames(web: StaticFiles | undefined): ReadingFrames {
  return { pt: frame(web, 'reading.html'), en: frame(web, 'en/reading.html') };
}

function frame(web: StaticFiles | undefined, file: string): ReadingFrames[Language] {
  const source = web ? web.text(`/${file}`) : readFileSync(join(projectFolder, 'web', file), 'utf8');
  const [start, middle, end] = source?.split(/<!--(?:head|page)-->/) ?? [];
  if (start === undefined || middle === undefined || end === undefined)
    throw new Error(`${file} has no places for the head and the page`);
  return ({ head, page }) => `${start}${head}${middle}${page}${end}`;
}
