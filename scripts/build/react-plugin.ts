import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';

/**
 * React, with its compiler for features and screens. The shell and the small parts below them render seldom, and then
 * whole: what the compiler adds to them weighs more on the way to the first screen than it spares there.
 */
export const reactPlugin = (): Plugin[] =>
  react({ compiler: true, exclude: [/\/node_modules\//, /\/web\/(app|parts|ui)\//] });
