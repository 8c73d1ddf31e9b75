import type { InlineConfig } from 'vite';

/**
 * The server runs from its TypeScript; it is bundled only to start faster and smaller. Loading the query
 * builder module by module costs 160 MB and half a second, as one file next to nothing.
 */
export const serverBundle: InlineConfig = {
  configFile: false,
  ssr: { noExternal: [/^drizzle-orm/] },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node22',
    rolldownOptions: {
      input: {
        main: 'server/main.ts',
        // For the browser tests, which start the built server in their own process, and move its clock.
        start: 'server/start.ts',
        'create-cluster': 'server/platform/db/create-cluster.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
};
