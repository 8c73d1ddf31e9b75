import { createLink, useCanGoBack, useRouter } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import type { paths } from '#shared/navigation/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import { WayBackWords, wayBackClass } from '#web/ui/way-back.tsx';

/** To the page that this one belongs to, however she came to it. */
export const LinkBack = createLink(({ className, children, ...link }: ComponentProps<'a'>) => (
  <a {...link} className={classNames(wayBackClass, className)}>
    <WayBackWords>{children}</WayBackWords>
  </a>
));

type Props = { to: (typeof paths)['home' | 'community' | 'specialists']; children: ReactNode };

/** To where she was; to `to` when she came from outside. */
export function WayBack({ to, children }: Props) {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <LinkBack
      to={to}
      activeOptions={{ exact: true }}
      onClick={(event) => {
        if (!canGoBack || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        router.history.back();
      }}
    >
      {children}
    </LinkBack>
  );
}
