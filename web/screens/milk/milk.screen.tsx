import { mayDo } from '#shared/family/family.rules.ts';
import { paths } from '#shared/navigation/paths.ts';
import { useOwner } from '#web/features/access/use-owner.ts';
import { whileOpen } from '#web/features/consent/records/while-open.tsx';
import { MilkStock } from '#web/features/diary/kinds/milk/milk-stock.tsx';
import { useDiaryPlace } from '#web/features/family/use-diary-place.ts';
import { useFamily } from '#web/features/family/use-family.ts';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import { SignInInvitation } from '#web/parts/sign-in-invitation.tsx';
import { TitledPage } from '#web/parts/titled-page.tsx';
import { LinkBack } from '#web/parts/way-back.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { EmptyLamp } from '#web/ui/illustrations/empty-lamp.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export default whileOpen(MilkScreen);

function MilkScreen() {
  const t = useTexts();
  const owner = useOwner();
  return (
    <TitledPage title={t('milk.title')} header={<LinkBack to={paths.diary}>{t('timeline.back')}</LinkBack>}>
      {owner === null ? (
        <SignInInvitation title={t('milk.visitor')} text={t('milk.visitorText')} />
      ) : (
        <FamilyMilk owner={owner} />
      )}
    </TitledPage>
  );
}

function FamilyMilk({ owner }: { owner: string }) {
  const t = useTexts();
  const { family, isWaiting, ...query } = useFamily(owner);
  const place = useDiaryPlace(owner);
  if (!family)
    return isWaiting && !query.hasFailed ? (
      <Skeleton className="h-40 rounded-card" />
    ) : (
      <LoadFailed title={t('milk.failed')} text={t('milk.failedText')} query={query} />
    );
  if (!mayDo(family.role, 'record'))
    return <EmptyState picture={<EmptyLamp />} title={t('milk.guest')} text={t('milk.guestText')} />;
  return <MilkStock place={place} />;
}
