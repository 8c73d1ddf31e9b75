import { useOwner } from '#web/features/access/use-owner.ts';
import { BackToSpecialists } from '#web/features/specialists/back-to-specialists.tsx';
import { WeekList } from '#web/features/specialists/week-list.tsx';
import { TitledPage } from '#web/parts/titled-page.tsx';
import { useTexts } from '#web/texts/use-texts.ts';

export default function SpecialistsAgendaScreen() {
  const t = useTexts();
  return (
    <TitledPage title={t('specialists.agenda')} header={<BackToSpecialists />}>
      <WeekList owner={useOwner()} />
    </TitledPage>
  );
}
