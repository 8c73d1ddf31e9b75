import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const source = new URL('../../web/boot/boot.js', import.meta.url);

/**
 * Puts boot.js into every page as a blocking script with a hashed name. It must run before the first paint
 * (a pinned night theme may not flash white), and the Content-Security-Policy allows no inline script.
 */
export function bootScript(): Plugin {
  let reference: string | undefined;
  let base = '/';
  return {
    name: 'colo:boot-script',
    configResolved(config) {
      base = config.base;
    },
    async buildStart() {
      if (this.meta.watchMode) return;
      reference = this.emitFile({ type: 'asset', name: 'boot.js', source: await readFile(source, 'utf8') });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, context) {
        const file = context.bundle && reference ? fileNameOf(context.bundle, 'boot') : undefined;
        return [
          { tag: 'script', attrs: { src: file ? base + file : '/boot/boot.js' }, injectTo: 'head-prepend' },
        ];
      },
    },
  };
}

function fileNameOf(bundle: Record<string, { type: string; fileName: string }>, name: string): string {
  const found = Object.values(bundle).find(
    (item) => item.type === 'asset' && item.fileName.includes(`/${name}-`),
  );
  if (!found) throw new Error(`The build made no ${name} script`);
  return found.fileName;
}
