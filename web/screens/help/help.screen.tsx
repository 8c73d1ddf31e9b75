import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '#shared/navigation/paths.ts';
import { Helplines } from '#web/features/care/helplines.tsx';
import { useQuiet } from '#web/features/quiet/quiet-context.ts';
import { WayBack } from '#web/parts/way-back.tsx';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page.tsx';

/** People, now: numbers first, then where to find company after a loss or beside a hospital bed. */
export default function HelpScreen() {
  const t = useTexts();
  const quiet = useQuiet();
  const loss = (
    <Part key="loss" id="after-loss" title={t('quiet.afterLoss')}>
      <p>{t('quiet.afterLossHospital')}</p>
      <p>{t('quiet.afterLossHealth')}</p>
      <p>{t('quiet.afterLossGroups')}</p>
      <p>{t('quiet.afterLossHere')}</p>
      <Link to={paths.community} className={`justify-self-start ${buttonClass({ variant: 'secondary' })}`}>
        {t('shell.tabCommunity')}
      </Link>
    </Part>
  );
  const stay = (
    <Part key="stay" id="stay" title={t('quiet.stay')}>
      <p>{t('quiet.stayText')}</p>
    </Part>
  );
  return (
    <Page title={t('quiet.helpTitle')} header={<WayBack to={paths.home}>{t('quiet.back')}</WayBack>}>
      <DocumentTitle title={t('quiet.helpTitle')} />
      <div className="-mt-4 grid grid-cols-1 gap-6">
        <p>{t('quiet.helpText')}</p>
        <Helplines />
        <p className="font-bold">{t('quiet.danger')}</p>
        {quiet === 'pause' ? [stay, loss] : [loss, stay]}
      </div>
    </Page>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <h2 id={id} className="font-bold text-heading">
        {title}
      </h2>
      {children}
    </section>
  );
}
