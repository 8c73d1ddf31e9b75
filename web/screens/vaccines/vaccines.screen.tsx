import { type BabyAge, babyAge } from '#shared/baby/baby-age.rules.ts';
import { mayDo } from '#shared/family/family.rules.ts';
import type { FamilyAnswer } from '#shared/family/family.schema.ts';
import { paths } from '#shared/navigation/paths.ts';
import { useOwner } from '#web/features/access/use-owner.ts';
import { whileOpen } from '#web/features/consent/records/while-open.tsx';
import type { DiaryPlace } from '#web/features/diary/diary-place.ts';
import { KindsHere } from '#web/features/diary/kinds/kinds-here.ts';
import { useSchedule } from '#web/features/diary/kinds/vaccine/use-schedule.ts';
import { vaccineParts } from '#web/features/diary/kinds/vaccine/vaccine-parts.tsx';
import { useDiaryPlace } from '#web/features/family/use-diary-place.ts';
import { useFamily } from '#web/features/family/use-family.ts';
import { InPregnancy } from '#web/features/vaccines/in-pregnancy.tsx';
import { Advice, WhereFrom } from '#web/features/vaccines/where-from.tsx';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import { SignInInvitation } from '#web/parts/sign-in-invitation.tsx';
import { TitledPage } from '#web/parts/titled-page.tsx';
import { LinkBack } from '#web/parts/way-back.tsx';
import { useLocalTime } from '#web/platform/device/use-local-time.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { OfBaby } from './of-baby.tsx';
import { Untold } from './untold.tsx';

const kindsHere = [vaccineParts];

export default whileOpen(VaccinesScreen);

function VaccinesScreen() {
  const t = useTexts();
  const owner = useOwner();
  return (
    <TitledPage
      title={t('vaccines.title')}
      header={<LinkBack to={paths.diary}>{t('timeline.back')}</LinkBack>}
    >
      {owner === null ? (
        <SignInInvitation title={t('vaccines.visitor')} text={t('vaccines.visitorText')} />
      ) : (
        <KindsHere value={kindsHere}>
          <FamilyVaccines owner={owner} />
        </KindsHere>
      )}
    </TitledPage>
  );
}

function FamilyVaccines({ owner }: { owner: string }) {
  const t = useTexts();
  const { family, isWaiting, ...query } = useFamily(owner);
  const place = useDiaryPlace(owner);
  if (!family)
    return isWaiting && !query.hasFailed ? (
      <Skeleton className="h-40 rounded-card" />
    ) : (
      <LoadFailed title={t('vaccines.loadFailed')} text={t('vaccines.loadFailedText')} query={query} />
    );
  // Another baby has another calendar: nothing of this one stays open.
  return <Calendar key={`${place.familyId} ${place.babyId}`} place={place} family={family} />;
}

function Calendar({ place, family }: { place: DiaryPlace; family: FamilyAnswer }) {
  const { today } = useLocalTime();
  const schedule = useSchedule();
  const facts = place.facts?.[place.babyId ?? ''];
  const age: BabyAge = facts ? babyAge({ ...facts, today }) : { kind: 'unknown', question: null };
  if (age.kind === 'unknown' || !facts?.birthDate) return <Untold family={family} />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Advice schedule={schedule} />
      {age.kind === 'expected' ? (
        <InPregnancy schedule={schedule} weeks={age.gestation?.weeks ?? null} />
      ) : (
        <OfBaby
          place={place}
          schedule={schedule}
          birthDate={facts.birthDate}
          isEarlyOrAtRisk={age.corrected !== null}
          mayRecord={mayDo(family.role, 'record')}
        />
      )}
      <WhereFrom schedule={schedule} />
    </div>
  );
}
