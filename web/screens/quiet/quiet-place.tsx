import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { paths } from '#shared/navigation/paths.ts';
import type { Quiet } from '#shared/quiet/quiet.rules.ts';
import { closedSection, type QuietSection } from '#shared/quiet/quiet-places.rules.ts';
import { forgetCopies } from '#web/features/quiet/forget-copies.ts';
import { ClosedPanel } from './closed-panel.tsx';
import { QuietHome } from './quiet-home.tsx';

type Props = { quiet: Quiet; children: ReactNode };

/** What stands at an address while something changed: the quiet home, a closed panel, or the screen itself. */
export default function QuietPlace({ quiet, children }: Props): ReactNode {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const section = closedSection(path);
  // Opened for this visit: leaving what she opened closes it again.
  const [opened, setOpened] = useState<QuietSection>();
  if (opened !== undefined && opened !== section) setOpened(undefined);
  const isOpen = section !== undefined && opened === section;
  useForgottenCopies(isOpen);

  if (path === paths.home) return <QuietHome quiet={quiet} />;
  if (isOpen) return children;
  if (section !== undefined) return <ClosedPanel onOpen={() => setOpened(section)} />;
  // Whatever sells or promises a mail steps back in here: the variant `quiet:` of app.css.
  return (
    <div data-quiet className="contents">
      {children}
    </div>
  );
}

/** Copies of what the server holds leave the phone; what she looks at now leaves when she is done. */
function useForgottenCopies(isOpen: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isOpen) forgetCopies(client);
  }, [client, isOpen]);
}
