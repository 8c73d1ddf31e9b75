import { Link } from '@tanstack/react-router';
import { createElement, Fragment, type ReactNode } from 'react';
import { withoutLanguagePrefix } from '#shared/language/language.rules.ts';
import { type Inline, isForeign } from '#shared/library/markdown-text.rules.ts';
import { isReadingPath } from '#shared/navigation/paths.ts';
import { useTexts } from '#web/texts/use-texts.ts';

/** Only what follows it is read. */
const anyOrigin = 'https://colo.invalid';

const linkClass = 'font-bold text-clay-ink underline underline-offset-4';

/** The parts never move among each other, so they are children by their place and need no key. */
export function InlineText({ parts }: { parts: readonly Inline[] }) {
  return createElement(Fragment, null, ...parts.map(shown));
}

function shown(part: Inline): ReactNode {
  if (part.kind === 'text') return part.text;
  const words = <InlineText parts={part.children} />;
  if (part.kind === 'strong') return <strong>{words}</strong>;
  if (part.kind === 'emphasis') return <em>{words}</em>;
  if (isForeign(part.href)) return <ForeignLink href={part.href}>{words}</ForeignLink>;
  // A page of its own, outside the app.
  if (isReadingPath(part.href))
    return (
      <a href={part.href} className={linkClass}>
        {words}
      </a>
    );
  return <OwnLink href={part.href}>{words}</OwnLink>;
}

function ForeignLink({ href, children }: { href: string; children: ReactNode }) {
  const t = useTexts();
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={linkClass}>
      {children}
      <span className="sr-only"> {t('article.opensOutside')}</span>
    </a>
  );
}

/** Through the router, so that her language, the preview and what is playing go with her. */
function OwnLink({ href, children }: { href: string; children: ReactNode }) {
  const { pathname, searchParams, hash } = new URL(href, anyOrigin);
  return (
    <Link
      // A writer's address is any page of ours; the router answers the others with its not-found page.
      to={withoutLanguagePrefix(pathname) as '/app'}
      search={Object.fromEntries(searchParams)}
      hash={hash.slice(1)}
      activeOptions={{ exact: true }}
      className={linkClass}
    >
      {children}
    </Link>
  );
}
