import { join } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { reactPlugin } from './react-plugin.ts';

/** A single dash or quotation mark would make the engine keep all of the source in letters of two bytes. */
const oneByteLetters: Plugin = {
  name: 'colo:one-byte-letters',
  generateBundle(_, bundle) {
    const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk') chunk.code = chunk.code.replace(/[^\0-\xff]/g, escaped);
  },
};

/**
 * The web app once more, for the server, which makes pages of it. As one file with its libraries, made for production:
 * React that is made for developing takes three times as long.
 */
export const renderBundle: InlineConfig = {
  configFile: false,
  root: 'web',
  plugins: [reactPlugin(), oneByteLetters],
  define: {
    'process.env.NODE_ENV': '"production"',
    // Node has one for everybody; the app takes its absence as it takes a browser that refuses.
    localStorage: 'undefined',
    sessionStorage: 'undefined',
  },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: '../dist/server',
    emptyOutDir: false,
    target: 'node22',
    minify: true,
    rolldownOptions: {
      // Loaded only where something happens, which on the server nothing does: the staff's panel, videos, the model.
      external: [/desk\.screen\.tsx$/, /^hls\.js/, /care\/concern\.ts$/],
      input: { render: join(import.meta.dirname, '../../web/render/render-page.tsx') },
      output: { entryFileNames: '[name].js', codeSplitting: false },
    },
  },
};
