import type { Plugin } from 'vite';
import { documentOf } from '#server/pages.ts';

/** While developing, Vite serves the pages: the same addresses lead to the same HTML as on the server. */
export function developmentPages(): Plugin {
  return {
    name: 'colo:development-pages',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const url = new URL(request.url ?? '/', 'http://localhost');
        const isNavigation = request.headers.accept?.includes('text/html');
        if (isNavigation && url.pathname === '/dev/ui') request.url = '/dev/ui.html';
        else if (isNavigation && !/^\/(dev|api|auth|media|ler|en\/read)\//.test(url.pathname)) {
          request.url = documentOf(url.pathname).file + url.search;
        }
        next();
      });
    },
  };
}
