import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootScript } from './scripts/build/boot-script.ts';
import { prerender } from './scripts/build/prerender.ts';

const serverAddress = 'http://localhost:3001';

export default defineConfig({
  root: 'web',
  appType: 'mpa',
  plugins: [react({ compiler: true }), tailwindcss(), prerender(), bootScript()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        landing: 'web/index.html',
        'landing-en': 'web/en/index.html',
        app: 'web/app.html',
        'app-en': 'web/en/app.html',
        'dev-ui': 'web/dev/ui.html',
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
