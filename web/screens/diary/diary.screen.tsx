import { useLocation } from '@tanstack/react-router';
import { mayDo } from '#shared/family/family.rules.ts';
import { useOwner } from '#web/features/access/use-owner.ts';
import { whileOpen } from '#web/features/consent/records/while-open.tsx';
import type { NamedBaby } from '#web/features/diary/diary-place.ts';
import { useNursingSettings } from '#web/features/diary/kinds/feed/nursing-settings.ts';
import { Reminders } from '#web/features/diary/reminders/reminders.tsx';
import { Timeline } from '#web/features/diary/timeline.tsx';
import { useDiaryPlace } from '#web/features/family/use-diary-place.ts';
import { useFamily } from '#web/features/family/use-family.ts';
import { WhoseRecords } from '#web/features/family/whose-records.tsx';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import { SignInInvitation } from '#web/parts/sign-in-invitation.tsx';
import { TitledPage } from '#web/parts/titled-page.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DiaryLinks } from './diary-links.tsx';

export default whileOpen(DiaryScreen);

function DiaryScreen() {
  const t = useTexts();
  const owner = useOwner();
  return (
    <TitledPage title={t('diary.title')}>
      {owner === null ? (
        <SignInInvitation title={t('timeline.visitor')} text={t('timeline.visitorText')} />
      ) : (
        <FamilyDiary owner={owner} />
      )}
    </TitledPage>
  );
}

/** The diary of the baby that this device shows; before there is one, what the family recorded. */
function FamilyDiary({ owner }: { owner: string }) {
  const t = useTexts();
  const { family, babies, isWaiting, ...query } = useFamily(owner);
  const place = useDiaryPlace(owner);
  const { dayStartHour } = useNursingSettings();
  const beginning = useLocation({ select: ({ state }) => state.diaryBeginning });
  if (!family)
    return isWaiting && !query.hasFailed ? (
      <Skeleton className="h-40 rounded-card" />
    ) : (
      <LoadFailed title={t('diary.loadFailed')} text={t('diary.loadFailedText')} query={query} />
    );
  return (
    <div className="grid grid-cols-1 gap-5">
      <WhoseRecords family={family} />
      <Timeline
        // Another baby is another diary: nothing of this one stays open.
        key={`${place.familyId} ${place.babyId}`}
        place={place}
        members={family.members}
        dayStartHour={dayStartHour}
        mayRecord={mayDo(family.role, 'record')}
        babies={babies.flatMap(named)}
        beginning={beginning}
      >
        <DiaryLinks />
      </Timeline>
      {mayDo(family.role, 'record') && <Reminders place={place} />}
    </div>
  );
}

/** Who has no name yet cannot be spoken of by it. */
const named = ({ id, name }: { id: string; name: string | null }): NamedBaby[] =>
  name ? [{ id, name }] : [];
