import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { developmentPages } from './scripts/build/development-pages.ts';
import { pageHeads } from './scripts/build/page-heads.ts';
import { prerender } from './scripts/build/prerender.ts';

const page = (path: string) => join(import.meta.dirname, path);
const serverAddress = 'http://localhost:3001';

export default defineConfig({
  root: 'web',
  appType: 'mpa',
  plugins: [react({ compiler: true }), tailwindcss(), prerender(), pageHeads(), developmentPages()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // Every browser that can run the app preloads modules by itself.
    modulePreload: { polyfill: false },
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
          groups: [
            { name: 'libraries', test: /node_modules\/(react|react-dom|scheduler|@tanstack)\//, priority: 3 },
            {
              name: 'base',
              test: /web\/platform\/(api\/|device\/store)|shared\/.*(rules|paths|error-codes)\.ts/,
              priority: 2,
            },
            {
              name: 'ui',
              test: /web\/(ui\/(?!avatar|checkbox|dialog|progress|radio|select|sheet|switch|text-area)|platform\/|texts\/)[^/]+(\/[^/]+)?\.tsx?$/,
              minShareCount: 3,
              priority: 1,
            },
            // Forms, sheets and pictures: many screens share them, the first one needs none.
            { name: 'forms', test: /web\/ui\//, minShareCount: 2, priority: 0 },
          ],
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
