import { Link } from '@tanstack/react-router';
import { paths } from '#shared/navigation/paths.ts';
import { Helplines } from '#web/features/care/helplines.tsx';
import { useQuiet } from '#web/features/quiet/quiet-context.ts';
import { TitledPage } from '#web/parts/titled-page.tsx';
import { WayBack } from '#web/parts/way-back.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';

/** People, now: numbers first, then where to find company after a loss or beside a hospital bed. */
export default function HelpScreen() {
  const t = useTexts();
  const quiet = useQuiet();
  const loss = (
    <Section key="loss" title={t('quiet.afterLoss')}>
      <p>{t('quiet.afterLossHospital')}</p>
      <p>{t('quiet.afterLossHealth')}</p>
      <p>{t('quiet.afterLossGroups')}</p>
      <p>{t('quiet.afterLossHere')}</p>
      <Link to={paths.community} className={`justify-self-start ${buttonClass({ variant: 'secondary' })}`}>
        {t('shell.tabCommunity')}
      </Link>
    </Section>
  );
  const stay = (
    <Section key="stay" title={t('quiet.stay')}>
      <p>{t('quiet.stayText')}</p>
    </Section>
  );
  return (
    <TitledPage title={t('quiet.helpTitle')} header={<WayBack to={paths.home}>{t('quiet.back')}</WayBack>}>
      <div className="-mt-4 grid grid-cols-1 gap-6">
        <p>{t('quiet.helpText')}</p>
        <Helplines />
        <p className="font-bold">{t('quiet.danger')}</p>
        {quiet === 'pause' ? [stay, loss] : [loss, stay]}
      </div>
    </TitledPage>
  );
}
