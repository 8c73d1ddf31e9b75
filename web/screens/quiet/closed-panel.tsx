import { Link } from '@tanstack/react-router';
import { paths } from '#shared/navigation/paths.ts';
import { useOwner } from '#web/features/access/use-owner.ts';
import { DownloadMyData } from '#web/features/account/download-my-data.tsx';
import { TitledPage } from '#web/parts/titled-page.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { NightWindow } from '#web/ui/illustrations/night-window.tsx';

/** One calm panel for every page that would speak of the baby: she opens it, takes it with her, or turns back. */
export function ClosedPanel({ onOpen }: { onOpen: () => void }) {
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
