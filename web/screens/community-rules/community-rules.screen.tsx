import { Link } from '@tanstack/react-router';
import { paths } from '#shared/navigation/paths.ts';
import { useViewer } from '#web/features/access/use-viewer.ts';
import { AcceptRules } from '#web/features/community/care/accept-rules.tsx';
import { Rules } from '#web/features/community/care/rules.tsx';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Page } from '#web/ui/page.tsx';
import { WayBackWords, wayBackClass } from '#web/ui/way-back.tsx';

export default function CommunityRulesScreen() {
  const t = useTexts();
  const { data: viewer } = useViewer();
  return (
    <Page
      title={t('communityCare.rulesTitle')}
      header={
        <Link to={paths.community} activeOptions={{ exact: true }} className={wayBackClass}>
          <WayBackWords>{t('communityCare.back')}</WayBackWords>
        </Link>
      }
    >
      <DocumentTitle title={t('communityCare.rulesTitle')} />
      <div className="grid gap-8">
        <Rules />
        {viewer && !viewer.needsSecondFactor && <AcceptRules owner={viewer.id} />}
      </div>
    </Page>
  );
}
