import { join } from 'node:path';
import type { BuildEnvironmentOptions } from 'vite';
import { chunksFor } from './chunks.ts';
import { manifestName } from './screen-files.ts';

const page = (path: string) => join(import.meta.dirname, '../../web', path);

/** Pages that are read without the app. On their own: they need so little of it that to share it would cost a request. */
export const readingBundle: BuildEnvironmentOptions = {
  rolldownOptions: {
    input: {
      landing: page('index.html'),
      'landing-en': page('en/index.html'),
      reading: page('reading.html'),
      'reading-en': page('en/reading.html'),
    },
  },
};

export const appBundle: BuildEnvironmentOptions = {
  emptyOutDir: false,
  manifest: manifestName,
  rolldownOptions: {
    input: { main: page('app.html'), 'main-en': page('en/app.html'), 'dev-ui': page('dev/ui.html') },
    // Few files for the first screen, because each one more is a wait more on a weak connection.
    output: { codeSplitting: { groups: [chunksFor(page('app.html'))] } },
  },
};
