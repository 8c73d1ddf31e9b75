import { useOwner } from '#web/features/access/use-owner.ts';
import { BackToSpecialists } from '#web/features/specialists/back-to-specialists.tsx';
import { MyQuestions } from '#web/features/specialists/questions/my-questions.tsx';
import { SavedList } from '#web/features/specialists/saved-list.tsx';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Page } from '#web/ui/page.tsx';

export default function SavedSessionsScreen() {
  const t = useTexts();
  const owner = useOwner();
  return (
    <Page title={t('specialists.library')} header={<BackToSpecialists />}>
      <DocumentTitle title={t('specialists.library')} />
      <SavedList owner={owner} />
      {owner && <MyQuestions owner={owner} />}
    </Page>
  );
}
