import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { partOf } from '#shared/navigation/part-of.ts';
import type { Path } from '#shared/navigation/paths.ts';
import { carriedSearch } from '../search.ts';

type Props = {
  path: Exclude<Path, '/'>;
  /** The entry that a page belongs to, where there are more than the tabs. */
  placeOf?: ((path: string) => Path | undefined) | undefined;
  className: string;
  onClick?: (() => void) | undefined;
  /** Set by a tooltip around it. */
  'aria-describedby'?: string | undefined;
  children: ReactNode;
};

/**
 * A link to one of the app's places, lit on every page of that place. The preview and what belongs to no screen travel
 * with her; what she searched and filtered stays behind, and tapping the place she is in begins it anew, from the top.
 */
export function DestinationLink({ path, placeOf = partOf, children, onClick, ...link }: Props) {
  const isHere = useLocation({ select: ({ pathname }) => placeOf(pathname) === path });
  return (
    <Link
      to={path}
      search={carriedSearch}
      activeOptions={{ exact: true, includeSearch: false }}
      aria-current={isHere ? 'page' : undefined}
      onClick={() => {
        // The router scrolls only to another address.
        if (isHere) window.scrollTo(0, 0);
        onClick?.();
      }}
      {...link}
    >
      {children}
    </Link>
  );
}
