import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { developmentPages } from './scripts/build/development-pages.ts';
import { pageHeads } from './scripts/build/page-heads.ts';
import { prerender } from './scripts/build/prerender.ts';

const page = (path: string) => join(import.meta.dirname, path);
const serverAddress = 'http://localhost:3001';

/** What the first screen shares with others: primitives, the gate, the shell's icons. What only others share is left out. */
const firstScreen = new RegExp(
  [
    String.raw`web/ui/(?!arrow-keys|avatar|badge|checkbox|chips|copy|dialog|dropdown|load-more|progress|radio|search|select|sheet|slider|switch|tabs|text-area|use-swipe)[^/]+\.tsx?$`,
    'web/ui/illustrations/(colo-|line)',
    String.raw`web/platform/(?!audio/(?!player-signal)|outbox|offline|search|theme|device/(database|kept|sentences|share|speech|wake-lock)|document/use-focus|language/format|api/upload|query/failed)[^/]+/[^/]+\.tsx?$`,
    'web/texts/(load|use|with)-',
    'web/(main|app/(?!after-paint|shell/(outbox-|refused|update-|write-kinds)))',
    String.raw`web/features/daily/(daily\.api|day-words|query-keys|type-icon|use-week|week-strip)`,
    'web/screens/day/use-daily-reader',
    String.raw`shared/(daily/daily\.rules|time/time-of-day)`,
    String.raw`web/features/(baby/age-|language/language-(choice|switch)|legal/legal-agreement|nursing/timer-presence|profile/(default-profile|profile-gate|use-(forget|load)|local-profile|profile-draft|profile\.api|stored-profile|use-profile))`,
    'web/features/access/(access|link-landing|pending|use-(access|sign-in\\.|viewer))',
    'node_modules/hono/',
    'lucide-react/dist/esm/(?!icons/)',
    String.raw`lucide-react/dist/esm/icons/(book-open|circle-alert|circle-play|circle-user-round|cloud-off|headphones|house|lightbulb|loader-circle|menu|message-circle|panel-left|pencil-line|shapes|users|x)\.`,
  ].join('|'),
);

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
            { name: 'libraries', test: /node_modules\/(react|react-dom|scheduler|@tanstack)\//, priority: 5 },
            {
              name: 'base',
              test: /rolldown\/runtime|web\/platform\/(api\/api-|device\/store)|shared\/(navigation|errors|language|access|consent|baby|library\/library\.rules|profile\/profile\.rules|time\/calendar-date)/,
              priority: 4,
            },
            { name: 'main', test: firstScreen, priority: 3 },
            { name: 'pictures', test: /web\/ui\/(illustrations|avatar)/, minShareCount: 2, priority: 3 },
            // What few screens share, and nursing does not.
            {
              name: 'controls',
              test: /web\/ui\/(arrow-keys|dropdown|progress|radio|slider|tabs)/,
              minShareCount: 2,
              priority: 3,
            },
            {
              name: 'sign-in',
              test: /web\/features\/access\/(address-form|code-form|resend|sign-in-(card|link)|six-digits|use-(seconds|send))/,
              priority: 3,
            },
            // Forms, sheets and icons: many screens share them, the first one needs none.
            { name: 'forms', test: /web\/ui\/|lucide-react\//, minShareCount: 2, priority: 2 },
            // Nursing opens at three in the morning on a weak connection: one file, with the outbox that it needs.
            {
              name: 'nursing',
              test: /web\/(features\/nursing\/(?!timer-presence|save-sheet|side-choice|consent-line|use-(cancel|save)-feed|pictures|consultation|feed-(draft|editor|form)|period|settings-sheet|sheet-|log-|nursing-write-kinds)|platform\/(outbox\/|theme\/|device\/(database|wake-lock))|screens\/nursing\/)|shared\/(nursing|sync|time\/zoned-time)|node_modules\/idb\//,
              priority: 1,
            },
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
