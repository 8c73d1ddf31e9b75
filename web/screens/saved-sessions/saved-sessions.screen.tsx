import { useOwner } from '#web/features/access/use-owner.ts';
import { BackToSpecialists } from '#web/features/specialists/back-to-specialists.tsx';
import { MyQuestions } from '#web/features/specialists/questions/my-questions.tsx';
import { SavedList } from '#web/features/specialists/saved-list.tsx';
import { TitledPage } from '#web/parts/titled-page.tsx';
import { useTexts } from '#web/texts/use-texts.ts';

export default function SavedSessionsScreen() {
  const t = useTexts();
  const owner = useOwner();
  return (
    <TitledPage title={t('specialists.library')} header={<BackToSpecialists />}>
      <SavedList owner={owner} />
      {owner && <MyQuestions owner={owner} />}
    </TitledPage>
  );
}
