import { Link } from '@tanstack/react-router';
import { mayDo } from '#shared/family/family.rules.ts';
import { paths } from '#shared/navigation/paths.ts';
import { useOwner } from '#web/features/access/use-owner.ts';
import { whileOpen } from '#web/features/consent/records/while-open.tsx';
import { useFamily } from '#web/features/family/use-family.ts';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import { SignInInvitation } from '#web/parts/sign-in-invitation.tsx';
import { TitledPage } from '#web/parts/titled-page.tsx';
import { LinkBack } from '#web/parts/way-back.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SheetOfBaby } from './sheet-of-baby.tsx';

export default whileOpen(ConsultationScreen);

function ConsultationScreen() {
  const t = useTexts();
  const owner = useOwner();
  return (
    <div className="print-alone">
      <TitledPage
        title={t('consultation.title')}
        header={
          <LinkBack to={paths.diary} className="print:hidden">
            {t('timeline.back')}
          </LinkBack>
        }
      >
        {owner === null ? (
          <SignInInvitation title={t('timeline.visitor')} text={t('consultation.visitorText')} />
        ) : (
          <FamilySheet owner={owner} />
        )}
      </TitledPage>
    </div>
  );
}

function FamilySheet({ owner }: { owner: string }) {
  const t = useTexts();
  const { family, baby, isWaiting, ...query } = useFamily(owner);
  if (!family)
    return isWaiting && !query.hasFailed ? (
      <Skeleton className="h-40 rounded-card" />
    ) : (
      <LoadFailed title={t('consultation.loadFailed')} query={query} />
    );
  if (!mayDo(family.role, 'record'))
    return <EmptyState title={t('consultation.notForGuests')} text={t('consultation.notForGuestsText')} />;
  if (!baby)
    return (
      <EmptyState
        title={t('consultation.noBaby')}
        text={t('consultation.noBabyText')}
        action={
          <Link to={paths.profile} className={buttonClass({ size: 'large' })}>
            {t('consultation.toBabies')}
          </Link>
        }
      />
    );
  return <SheetOfBaby key={`${family.id} ${baby.id}`} owner={owner} family={family} babyId={baby.id} />;
}
