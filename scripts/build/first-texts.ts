import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rest } from '../../web/texts/pt-rest.ts';
import { staffPanel } from '../../web/texts/pt-staff.ts';
import { firstScreenAssets } from './page-assets.ts';

/**
 * The first screen may only say what the first texts hold: any other key would show as the key itself until
 * its text arrives. Keys are plain strings in the built files, so they can be looked for.
 */
export async function checkFirstTexts(folder: string): Promise<void> {
  const { scripts } = await firstScreenAssets(folder);
  for (const script of scripts) {
    const late = lateKeys(await readFile(join(folder, script), 'utf8'));
    if (late.length > 0) {
      throw new Error(
        `${script} is part of the first screen and says ${late.join(', ')}, which comes later. ` +
          'Move those texts into web/texts/*-first.ts, or what says them into a chunk that waits (withTexts).',
      );
    }
  }
}

const later = { ...rest, ...staffPanel };

function lateKeys(code: string): string[] {
  return [...code.matchAll(/["'`](\w+)\.([\w-]+)["'`]/g)]
    .filter(([, noun = '', key = '']) => noun in later && key in later[noun as keyof typeof later])
    .map(([, noun, key]) => `${noun}.${key}`);
}
