import { Link } from '@tanstack/react-router';
import { type BabyAge, babyAge } from '#shared/baby/baby-age.rules.ts';
import { mayDo } from '#shared/family/family.rules.ts';
import type { BabyAnswer, FamilyAnswer } from '#shared/family/family.schema.ts';
import { paths } from '#shared/navigation/paths.ts';
import { useOwner } from '#web/features/access/use-owner.ts';
import { whileOpen } from '#web/features/consent/records/while-open.tsx';
import type { DiaryPlace } from '#web/features/diary/diary-place.ts';
import { growthParts } from '#web/features/diary/kinds/growth/growth-parts.tsx';
import { KindsHere } from '#web/features/diary/kinds/kinds-here.ts';
import { useDiaryPlace } from '#web/features/family/use-diary-place.ts';
import { useFamily } from '#web/features/family/use-family.ts';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import { SignInInvitation } from '#web/parts/sign-in-invitation.tsx';
import { TitledPage } from '#web/parts/titled-page.tsx';
import { LinkBack } from '#web/parts/way-back.tsx';
import { useLocalTime } from '#web/platform/device/use-local-time.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { EmptyLamp } from '#web/ui/illustrations/empty-lamp.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { OfBaby } from './of-baby.tsx';

const kindsHere = [growthParts];

export default whileOpen(GrowthScreen);

function GrowthScreen() {
  const t = useTexts();
  const owner = useOwner();
  return (
    <TitledPage
      title={t('growthCurves.title')}
      header={<LinkBack to={paths.diary}>{t('timeline.back')}</LinkBack>}
    >
      {owner === null ? (
        <SignInInvitation title={t('growthCurves.visitor')} text={t('growthCurves.visitorText')} />
      ) : (
        <KindsHere value={kindsHere}>
          <FamilyGrowth owner={owner} />
        </KindsHere>
      )}
    </TitledPage>
  );
}

function FamilyGrowth({ owner }: { owner: string }) {
  const t = useTexts();
  const { family, baby, isWaiting, ...query } = useFamily(owner);
  const place = useDiaryPlace(owner);
  if (!family)
    return isWaiting && !query.hasFailed ? (
      <Skeleton className="h-40 rounded-card" />
    ) : (
      <LoadFailed
        title={t('growthCurves.loadFailed')}
        text={t('growthCurves.loadFailedText')}
        query={query}
      />
    );
  // Another baby has other curves: nothing of this one stays open.
  return <Curves key={`${place.familyId} ${place.babyId}`} place={place} family={family} baby={baby} />;
}

type Props = { place: DiaryPlace; family: FamilyAnswer; baby: BabyAnswer | undefined };

function Curves({ place, family, baby }: Props) {
  const t = useTexts();
  const { today } = useLocalTime();
  const facts = place.facts?.[baby?.id ?? ''];
  const age: BabyAge = facts ? babyAge({ ...facts, today }) : { kind: 'unknown', question: null };
  if (baby && age.kind === 'born')
    return <OfBaby place={place} baby={baby} ageDays={age.days} role={family.role} />;
  if (age.kind === 'expected')
    return (
      <EmptyState
        picture={<EmptyLamp />}
        title={t('growthCurves.waiting')}
        text={t('growthCurves.waitingText')}
      />
    );
  return <Untold family={family} />;
}

/** Without a date there is no curve. Where a baby was lost nothing is asked, and nothing is said. */
function Untold({ family: { babies, role } }: { family: FamilyAnswer }) {
  const t = useTexts();
  const isSilent = babies.length > 0 && babies.every(({ state }) => state !== 'here');
  if (isSilent) return <EmptyState picture={<EmptyLamp />} title={t('growthCurves.nothing')} />;
  return (
    <EmptyState
      picture={<EmptyLamp />}
      title={t('growthCurves.untold')}
      text={t('growthCurves.untoldText')}
      action={
        mayDo(role, 'manage') && (
          <Link to={paths.babies} className={buttonClass({ size: 'large' })}>
            {t('growthCurves.tell')}
          </Link>
        )
      }
    />
  );
}
