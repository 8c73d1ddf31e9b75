import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

type Chunk = { file: string; imports?: string[] };

/** Where Vite writes down what became of each source. It is of no use to a browser. */
export const manifestName = '.vite/manifest.json';

/** For the server: the files of each screen, and of each part of the texts, beyond those that every page names. */
export async function writeScreenFiles(webFolder: string, target: string): Promise<void> {
  const path = join(webFolder, manifestName);
  const manifest = JSON.parse(await readFile(path, 'utf8')) as Record<string, Chunk>;
  await rm(dirname(path), { recursive: true });
  const page = await readFile(join(webFolder, 'app.html'), 'utf8');
  const filesOf = (source: string, seen = new Set<string>()): string[] => {
    const chunk = manifest[source];
    if (!chunk || seen.has(source)) return [];
    seen.add(source);
    return [chunk.file, ...(chunk.imports ?? []).flatMap((each) => filesOf(each, seen))];
  };
  const sources = Object.keys(manifest).filter((source) => /\.screen\.tsx$|^texts\//.test(source));
  const named = sources.map((source) => [source, filesOf(source).filter((file) => !page.includes(file))]);
  await writeFile(target, JSON.stringify(Object.fromEntries(named)));
}
