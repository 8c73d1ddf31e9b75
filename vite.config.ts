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
    String.raw`web/ui/(?!accordion|arrow-keys|avatar|badge|checkbox|chips|copy|dialog|dropdown|empty-state|keep|kept|load-more|place-beside|progress|question|radio|search|select|sheet|slider|switch|tabs|text-area|tooltip|use-close|use-swipe|use-tooltip|way-back)[^/]+\.tsx?$`,
    'web/ui/illustrations/(colo-|line)',
    String.raw`web/platform/(?!audio/(?!player-signal)|care|outbox|offline|search|theme|uploads|device/(database|kept|save-file|sentences|share|speech|wake-lock)|document/(focus-beside|use-focus)|language/format|api/(ask|upload)|query/failed)[^/]+/[^/]+\.tsx?$`,
    'web/texts/(load|use|with)-',
    'web/(main|app/(?!after-paint|introduce-care|outbox|sign-in-footer|shell/(baby-card|outbox-|refused|update-)))',
    String.raw`web/features/timer/timer-presence|web/parts/offline-notice|web/features/daily/(use-daily-reader|called-type|daily\.api|day-words|query-keys|type-icon|use-week|week-strip)`,
    String.raw`shared/(daily/daily\.rules|time/time-of-day)`,
    String.raw`web/features/(baby/age-|nursing/timer-key|sleep/timer-key|quiet/(kept-quiet|quiet-context)|profile/(arrival/(arrival-question|put-off)|default-profile|profile-gate|use-(forget|load)|local-profile|profile-draft|profile\.api|stored-profile|use-profile))`,
    'web/features/access/(access|pending|use-(access|owner|sign-in-here|viewer))',
    'node_modules/hono/',
    'lucide-react/dist/esm/(?!icons/)',
    String.raw`lucide-react/dist/esm/icons/(book-open|circle-alert|circle-play|circle-user-round|cloud-off|headphones|house|lightbulb|loader-circle|menu|message-circle|panel-left|pencil-line|shapes|users|x)\.`,
  ].join('|'),
);

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
    // Every browser that can run the app preloads modules by itself. What asks for a chunk is itself there already,
    // with these: naming them before each of a hundred imports would only make the first screen heavier.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js'
          ? files.filter((file) => !/\/(rolldown-runtime|libraries|base|main)-/.test(file))
          : files,
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
          groups: [
            {
              name: 'libraries',
              test: /node_modules\/(react|react-dom|scheduler|@tanstack)\/(?!.*(useBlocker|[iI]nfiniteQuery(Observer)?\.js|[mM]utationObserver|useMutation))/,
              priority: 5,
            },
            {
              name: 'base',
              test: /rolldown\/runtime|web\/platform\/(api\/api-|device\/store)|shared\/(navigation|errors|language|access\/(?!return-place)|baby\/baby-age|library\/library\.rules|profile\/profile\.rules|time\/calendar-date)/,
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
              test: /web\/features\/access\/(address-form|code-form|resend|sign-in-(card|link)|six-digits|use-(seconds|send|sign-in\.))/,
              priority: 3,
            },
            // The few of those below that nursing says and shows: it need not wait for the rest.
            {
              name: 'marks',
              test: /node_modules\/@tanstack\/|web\/ui\/(badge|kept-mark|switch)|lucide-react\/dist\/esm\/icons\/(chevron-(down|right)|cloud-(exclamation-point|upload)|file-text|list|moon|pause|pencil|play|smartphone|square|trash)\./,
              minShareCount: 2,
              priority: 3,
            },
            // Forms, sheets and icons: many screens share them, the first one needs none.
            { name: 'forms', test: /web\/ui\/|lucide-react\//, minShareCount: 2, priority: 2 },
            {
              name: 'drafts',
              test: /web\/(features\/community\/(category-address|composer\/composer-(draft|link)))|shared\/(community\/(community|text)|specialists\/specialists)\.rules/,
              minShareCount: 2,
              priority: 1,
            },
            {
              name: 'contracts',
              test: /node_modules\/valibot\/|shared\/[\w/-]+\.schema\.ts/,
              minShareCount: 2,
              priority: 1,
            },
            // How the writes of mothers, specialists and days look until they arrive, and are applied when they do.
            {
              name: 'writes',
              test: /web\/(features\/(community\/(community\.outbox|correct-posts|problem-sentence|query-keys|seen)|daily\/(daily\.outbox|seen-content)|specialists\/(correct-sessions|problem-sentence|query-keys|seen|specialists\.outbox|questions\/seen-)))/,
              priority: 0,
            },
            // What home and the topics' pages borrow from the tabs, each in one file rather than ten.
            {
              name: 'articles',
              test: /web\/features\/library\/[\w-]+\.tsx?$/,
              minShareCount: 2,
              priority: 0,
            },
            {
              name: 'fields',
              test: /web\/features\/profile\/(?!profile-gate)/,
              minShareCount: 2,
              priority: 0,
            },
            {
              name: 'sessions',
              test: /web\/features\/specialists\/(specialists\.api|use-minute|(use-)?session-time|parts\/(use-|parts\.api))/,
              minShareCount: 2,
              priority: 0,
            },
            // Nursing opens at three in the morning on a weak connection: one file, with the outbox that it needs.
            {
              name: 'nursing',
              test: /web\/(features\/nursing\/(?!timer-key|save-sheet|side-choice|use-(cancel|save)-feed|pictures|consultation|feed-(draft|editor|form)|last-side|range-|minutes|period|settings-sheet|sheet-|log-)|platform\/(outbox\/|theme\/|device\/(database|wake-lock))|features\/timer\/(?!figure|strip-path|timer-presence)|screens\/nursing\/)|shared\/(nursing|sync|timer\/(?!strip)|time\/zoned-time)|node_modules\/idb\//,
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
