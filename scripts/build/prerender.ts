import { createServer, type Plugin, type ViteDevServer } from 'vite';
import type { Language } from '#shared/language/language.rules.ts';

type Rendered = { title: string; description: string; body: string };
type LandingModule = { renderLanding: (language: Language) => Rendered };

/**
 * Writes the landing page's markup into index.html and en/index.html, so that it reads and lays out with
 * JavaScript off. The components are React; none of React reaches the browser for them.
 */
export function prerender(): Plugin {
  let dev: ViteDevServer | undefined;
  return {
    name: 'colo:prerender',
    configureServer(server) {
      dev = server;
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, context) {
        if (!html.includes('<!--landing-->')) return html;
        const language: Language = context.path.startsWith('/en/') ? 'en' : 'pt';
        const page = await withRenderer(dev, (module) => module.renderLanding(language));
        return html
          .replace('<!--title-->', () => page.title)
          .replace('<!--description-->', () => page.description)
          .replace('<!--landing-->', () => page.body);
      },
    },
  };
}

async function withRenderer<T>(
  dev: ViteDevServer | undefined,
  use: (module: LandingModule) => T,
): Promise<T> {
  const server =
    dev ??
    (await createServer({
      configFile: false,
      root: 'web',
      appType: 'custom',
      logLevel: 'error',
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
    }));
  try {
    return use((await server.ssrLoadModule('/screens/landing/landing.prerender.tsx')) as LandingModule);
  } finally {
    if (!dev) await server.close();
  }
}
