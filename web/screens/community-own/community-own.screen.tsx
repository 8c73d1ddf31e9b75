import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { paths } from '#shared/navigation/paths.ts';
import { useViewer } from '#web/features/access/use-viewer.ts';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Page } from '#web/ui/page.tsx';
import { OwnParts } from './own-parts.tsx';
import { VisitorInvitation } from './visitor-invitation.tsx';

export default function CommunityOwnScreen() {
  const t = useTexts();
  const { data } = useViewer();
  // In a preview a session may wait for its second factor: it cannot be used yet.
  const viewer = data?.needsSecondFactor ? null : data;
  return (
    <Page
      title={t('communityCare.own')}
      header={
        <Link
          to={paths.community}
          activeOptions={{ exact: true }}
          className="-ml-2 mb-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-bold text-ink-soft hover:text-ink"
        >
          <ArrowLeft size={20} aria-hidden />
          {t('communityCare.back')}
        </Link>
      }
    >
      <DocumentTitle title={t('communityCare.own')} />
      {viewer === null && <VisitorInvitation />}
      {viewer && <OwnParts owner={viewer.id} />}
    </Page>
  );
}
