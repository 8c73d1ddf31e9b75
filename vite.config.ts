import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { developmentPages } from './scripts/build/development-pages.ts';
import { quickScreens } from './scripts/build/page-assets.ts';
import { pageHeads } from './scripts/build/page-heads.ts';
import { prerender } from './scripts/build/prerender.ts';
import { reactPlugin } from './scripts/build/react-plugin.ts';

/** What asks for a chunk is itself there already, with these. */
const isThere = (file: string) => /\/(rolldown-runtime|main)-/.test(file);
const isQuick = (file: string) => quickScreens.some((screen) => file.includes(`/${screen}-`));
const serverAddress = 'http://localhost:3001';

export default defineConfig({
  root: 'web',
  appType: 'mpa',
  plugins: [reactPlugin(), tailwindcss(), prerender(), pageHeads(), developmentPages()],
  resolve: {
    alias: [
      // React itself has had it for years; the shim is for those before.
      {
        find: 'use-sync-external-store/shim/with-selector',
        replacement: 'use-sync-external-store/with-selector',
      },
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
  },
  server: {
    port: 3000,
    strictPort: true,
    proxy: Object.fromEntries(
      [
        ...['/api', '/auth', '/media', '/dev/mail', '/healthz', '/readyz'],
        ...['/ler/', '/en/read/', '/robots.txt', '/sitemap.xml'],
      ].map((prefix) => [prefix, { target: serverAddress, changeOrigin: false }]),
    ),
  },
});
