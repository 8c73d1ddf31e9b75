import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const packable = /\.(html|js|css|svg|json|txt|webmanifest)$/;

/** Packs every text file ahead of time, as tightly as can be: the server then only hands out. */
export async function compress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && packable.test(entry.name))
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        const content = await readFile(path);
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
        await writeFile(`${path}.br`, await promisify(brotliCompress)(content, quality));
        await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
      }),
  );
}
