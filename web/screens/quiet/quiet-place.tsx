import { useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { paths } from '#shared/navigation/paths.ts';
import type { Quiet } from '#shared/quiet/quiet.rules.ts';
import { closedSection, type QuietSection } from '#shared/quiet/quiet-places.rules.ts';
import { useOwner } from '#web/features/access/use-owner.ts';
import { DownloadMyData } from '#web/features/account/download-my-data.tsx';
import { forgetCopies } from '#web/features/quiet/forget-copies.ts';
import { TitledPage } from '#web/parts/titled-page.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { NightWindow } from '#web/ui/illustrations/night-window.tsx';
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

/** One calm panel for every page that would speak of the baby: she opens it, takes it with her, or turns back. */
function ClosedPanel({ onOpen }: { onOpen: () => void }) {
  const t = useTexts();
  const owner = useOwner();
  return (
    <TitledPage title={t('quiet.closed')}>
      <div className="-mt-4 grid grid-cols-1 gap-6">
        <p>{t('quiet.closedText')}</p>
        <div className="mx-auto w-40">
          <NightWindow />
        </div>
        <div className="grid gap-3">
          <Link
            to={paths.home}
            activeOptions={{ exact: true }}
            className={buttonClass({ size: 'large', wide: true })}
          >
            {t('quiet.backHome')}
          </Link>
          <Button variant="secondary" wide onClick={onOpen}>
            {t('quiet.openAnyway')}
          </Button>
          {owner !== null && <DownloadMyData>{t('quiet.download')}</DownloadMyData>}
        </div>
      </div>
    </TitledPage>
  );
}
