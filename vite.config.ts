import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunksFor } from './scripts/build/chunks.ts';
import { developmentPages } from './scripts/build/development-pages.ts';
import { quickScreens } from './scripts/build/page-assets.ts';
import { pageHeads } from './scripts/build/page-heads.ts';
import { prerender } from './scripts/build/prerender.ts';

const page = (path: string) => join(import.meta.dirname, path);
/** What asks for a chunk is itself there already, with these. */
const isThere = (file: string) => /\/(rolldown-runtime|libraries|base|main)-/.test(file);
const isQuick = (file: string) => quickScreens.some((screen) => file.includes(`/${screen}-`));
const serverAddress = 'http://localhost:3001';

export default defineConfig({
  root: 'web',
  appType: 'mpa',
  plugins: [react({ compiler: true }), tailwindcss(), prerender(), pageHeads(), developmentPages()],
  resolve: {
    alias: [
      // React itself has had it for years; the shim is for those before.
      {
        find: 'use-sync-external-store/shim/with-selector',
        replacement: 'use-sync-external-store/with-selector',
      },
      // Hono's client carries a serializer of cookies that no page may use.
      { find: /^\.\.\/utils\/cookie\.js$/, replacement: page('scripts/build/no-cookie-header.ts') },
    ],
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // Every browser that can run the app preloads modules by itself. A quick screen names all of its files at once, so
    // that none waits for another; naming them before each of a hundred imports would make the first screen heavier.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, files, { hostType }) =>
        hostType === 'html' ? files : isQuick(file) ? files.filter((each) => !isThere(each)) : [],
    },
    rolldownOptions: {
      input: {
        landing: page('web/index.html'),
        'landing-en': page('web/en/index.html'),
        app: page('web/app.html'),
        'app-en': page('web/en/app.html'),
        'dev-ui': page('web/dev/ui.html'),
      },
      output: {
        // Few files for the first screen, because each one more is a wait more on a weak connection; nothing of
        // the app in what the landing page shares with it.
        codeSplitting: {
          groups: [chunksFor({ app: page('web/app.html'), landing: page('web/index.html') })],
        },
      },
    },
  },
  server: {
    port: 3000,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/auth', '/media', '/dev/mail', '/healthz', '/readyz'].map((prefix) => [
        prefix,
        { target: serverAddress, changeOrigin: false },
      ]),
    ),
  },
});
