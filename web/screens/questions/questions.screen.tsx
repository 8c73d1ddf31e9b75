import { useViewer } from '#web/features/access/use-viewer.ts';
import { useProfile } from '#web/features/profile/use-profile.ts';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { QuestionsAgain } from './questions-again.tsx';

/** The questionnaire once more, from the profile: with what is known filled in. */
export default function QuestionsScreen() {
  const t = useTexts();
  const { data } = useViewer();
  // In a preview a session may wait for its second factor: it cannot be used yet.
  const viewer = data?.needsSecondFactor ? null : data;
  const { profile, isLoading } = useProfile(viewer);
  const isWaiting = profile === null && (viewer === undefined || isLoading);
  return (
    <div className="mx-auto max-w-lg px-4 pt-2 pb-[calc(var(--spacing-tab-bar)+env(safe-area-inset-bottom)+1.5rem)] wide:pb-12">
      <DocumentTitle title={t('questionnaire.pageTitle')} />
      {isWaiting ? (
        <Skeleton className="h-64" />
      ) : (
        <QuestionsAgain viewer={viewer ?? null} profile={profile} />
      )}
    </div>
  );
}
