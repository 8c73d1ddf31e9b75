import { readFile } from 'node:fs/promises';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

const boot = new URL('../../web/boot/boot.js', import.meta.url);
const early = new URL('../../web/boot/early.js', import.meta.url);
const icon = new URL('../../web/public/icon.svg', import.meta.url);

/**
 * What every page's head gets by name of the build. boot.js blocks: it must run before the first paint (a
 * pinned night theme may not flash white), and the Content-Security-Policy allows no inline script. In the app's
 * pages it comes as one file with early.js. The dictionary of the page's language is fetched beside the app rather than after it. The app's icon, half a kilobyte,
 * stands in the page: on a weak connection a request costs more.
 */
export function pageHeads(): Plugin {
  return {
    name: 'colo:page-heads',
    async buildStart() {
      if (this.environment.mode !== 'build') return;
      const source = await readFile(boot, 'utf8');
      this.emitFile({ type: 'asset', name: 'boot.js', source });
      const both = `${source}\n${await readFile(early, 'utf8')}`;
      this.emitFile({ type: 'asset', name: 'app-boot.js', source: both });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { path, bundle }) {
        const isApp = path.endsWith('/app.html');
        if (!bundle) return [script('/boot/boot.js'), ...(isApp ? [script('/boot/early.js')] : [])];
        if (!isApp) return [script(`/${fileIn(bundle, 'boot')}`)];
        const tags = [script(`/${fileIn(bundle, 'app-boot')}`)];
        tags.push(preload(`/${fileIn(bundle, path.startsWith('/en/') ? 'en-first' : 'pt-first')}`));
        const drawn = `data:image/svg+xml,${encodeURIComponent(await readFile(icon, 'utf8'))}`;
        return { html: html.replace('href="/icon.svg"', `href="${drawn}"`), tags };
      },
    },
  };
}

const script = (src: string): HtmlTagDescriptor => ({
  tag: 'script',
  attrs: { src },
  injectTo: 'head-prepend',
});

const preload = (href: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'modulepreload', crossorigin: true, href },
  injectTo: 'head',
});

function fileIn(bundle: Rolldown.OutputBundle, name: string): string {
  const pattern = new RegExp(`^assets/${name}-[\\w-]+\\.js$`);
  const found = Object.keys(bundle).find((file) => pattern.test(file));
  if (!found) throw new Error(`The build made no script called ${name}`);
  return found;
}
