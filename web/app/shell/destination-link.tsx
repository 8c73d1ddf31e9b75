import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type Path, paths } from '#shared/navigation/paths.ts';

type Props = {
  path: Exclude<Path, '/'>;
  className: string;
  onClick?: (() => void) | undefined;
  /** Set by a tooltip around it. */
  'aria-describedby'?: string | undefined;
  children: ReactNode;
};

/**
 * A link to one of the app's places. It keeps the query string, and is current on its own path and on the
 * paths below it; home only on its own, because every place is below home.
 */
export function DestinationLink({ path, children, ...link }: Props) {
  return (
    <Link
      to={path}
      search={true}
      activeOptions={{ exact: path === paths.home, includeSearch: false }}
      {...link}
    >
      {children}
    </Link>
  );
}
