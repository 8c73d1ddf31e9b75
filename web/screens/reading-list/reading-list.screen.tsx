import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { paths } from '#shared/navigation/paths.ts';
import { useViewer } from '#web/features/access/use-viewer.ts';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Page } from '#web/ui/page.tsx';
import { SavedArticles } from './saved-articles.tsx';
import { VisitorInvitation } from './visitor-invitation.tsx';

export default function ReadingListScreen() {
  const t = useTexts();
  const { data } = useViewer();
  // In a preview a session may wait for its second factor: it cannot be used yet.
  const viewer = data?.needsSecondFactor ? null : data;
  return (
    <Page
      title={t('library.readingList')}
      header={
        <Link
          to={paths.library}
          className="-ml-2 mb-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-bold text-ink-soft hover:text-ink"
        >
          <ArrowLeft size={20} aria-hidden />
          {t('library.backToLibrary')}
        </Link>
      }
    >
      <DocumentTitle title={t('library.readingList')} />
      {viewer === null ? <VisitorInvitation /> : <SavedArticles viewerId={viewer?.id} />}
    </Page>
  );
}
