import { type Path, paths } from './paths.ts';

/** The entry of the tab bar and of the side menu that a page belongs to, by how its path goes on after /app. */
const parts: readonly (readonly [RegExp, Path])[] = [
  [/^$|^(diario|como-estou|mamada|calendario|ferramentas|ajuda)\b|.\/diario$/, paths.home],
  [/^entre-maes(\/|$)/, paths.community],
  [/^(chat|planos)\b/, paths.specialists],
  [/^(profile|algo-mudou|novo-aparelho)\b/, paths.profile],
];

/**
 * Which part of Colo a page belongs to, so that its entry is lit wherever she is. Articles and categories are the
 * library's, as is whatever no other part claims. Undefined: a page that stands outside the menu.
 */
export function partOf(path: string): Path | undefined {
  if (path.startsWith(paths.admin)) return paths.admin;
  const below = /^\/app\b\/?(.*?)\/*$/.exec(path)?.[1];
  if (below === undefined) return undefined;
  return parts.find(([pattern]) => pattern.test(below))?.[1] ?? paths.library;
}
