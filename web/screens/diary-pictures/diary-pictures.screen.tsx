import { mayDo } from '#shared/family/family.rules.ts';
import { paths } from '#shared/navigation/paths.ts';
import { useOwner } from '#web/features/access/use-owner.ts';
import { whileOpen } from '#web/features/consent/records/while-open.tsx';
import { DiaryPictures } from '#web/features/diary/pictures/diary-pictures.tsx';
import { useDiaryPlace } from '#web/features/family/use-diary-place.ts';
import { useFamily } from '#web/features/family/use-family.ts';
import { WhoseRecords } from '#web/features/family/whose-records.tsx';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import { SignInInvitation } from '#web/parts/sign-in-invitation.tsx';
import { TitledPage } from '#web/parts/titled-page.tsx';
import { LinkBack } from '#web/parts/way-back.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

export default whileOpen(DiaryPicturesScreen);

function DiaryPicturesScreen() {
  const t = useTexts();
  const owner = useOwner();
  return (
    <TitledPage
      title={t('pictures.title')}
      header={<LinkBack to={paths.diary}>{t('timeline.back')}</LinkBack>}
    >
      {owner === null ? (
        <SignInInvitation title={t('pictures.visitor')} text={t('pictures.visitorText')} />
      ) : (
        <FamilyPictures owner={owner} />
      )}
    </TitledPage>
  );
}

function FamilyPictures({ owner }: { owner: string }) {
  const t = useTexts();
  const { family, isWaiting, ...query } = useFamily(owner);
  const place = useDiaryPlace(owner);
  if (!family)
    return isWaiting && !query.hasFailed ? (
      <Skeleton className="h-40 rounded-card" />
    ) : (
      <LoadFailed title={t('diary.loadFailed')} text={t('diary.loadFailedText')} query={query} />
    );
  return (
    <div className="grid grid-cols-1 gap-5">
      <WhoseRecords family={family} />
      <DiaryPictures
        // Another baby is another diary.
        key={`${place.familyId} ${place.babyId}`}
        place={place}
        isGuest={!mayDo(family.role, 'record')}
      />
    </div>
  );
}
