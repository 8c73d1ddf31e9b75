import { Link, useCanGoBack, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { paths } from '#shared/navigation/paths.ts';
import { WayBackWords, wayBackClass } from '#web/ui/way-back.tsx';

type Props = { to: (typeof paths)['home' | 'community' | 'specialists']; children: ReactNode };

/** To where she was; to `to` when she came from outside. */
export function WayBack({ to, children }: Props) {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <Link
      to={to}
      activeOptions={{ exact: true }}
      onClick={(event) => {
        if (!canGoBack || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        router.history.back();
      }}
      className={wayBackClass}
    >
      <WayBackWords>{children}</WayBackWords>
    </Link>
  );
}
