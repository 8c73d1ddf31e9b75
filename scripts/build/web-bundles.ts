import { join } from 'node:path';
import type { BuildEnvironmentOptions } from 'vite';
import { chunksFor } from './chunks.ts';
import { manifestName } from './screen-files.ts';

const page = (path: string) => join(import.meta.dirname, '../../web', path);

/** On its own: of the app it needs so little that to share it would cost each of the two a request. */
export const landingBundle: BuildEnvironmentOptions = {
  rolldownOptions: { input: { landing: page('index.html'), 'landing-en': page('en/index.html') } },
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
