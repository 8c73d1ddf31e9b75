import type { LocationRewrite, RouterHistory } from '@tanstack/react-router';
import { languageOfPath, pathInLanguage, withoutLanguagePrefix } from '#shared/language/language.rules.ts';

/**
 * Routes and links know no language: the prefix is taken off what comes in, and every link made on an
 * English page stays English. The address itself is the only memory, so that the two cannot disagree.
 */
export function languageRewrite(history: RouterHistory): LocationRewrite {
  return {
    input: ({ url }) => {
      url.pathname = withoutLanguagePrefix(url.pathname);
      return url;
    },
    output: ({ url }) => {
      url.pathname = pathInLanguage(url.pathname, languageOfPath(history.location.pathname));
      return url;
    },
  };
}
