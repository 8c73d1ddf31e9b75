import { offersCompany } from '#shared/checkin/checkin.rules.ts';
import { paths } from '#shared/navigation/paths.ts';
import { useOwner } from '#web/features/access/use-owner.ts';
import { agree, putCheckin } from '#web/features/checkin/checkin.outbox.ts';
import { CheckinForm } from '#web/features/checkin/checkin-form.tsx';
import { CheckinList } from '#web/features/checkin/checkin-list.tsx';
import { CompanyOffer } from '#web/features/checkin/company-offer.tsx';
import { EndCheckins } from '#web/features/checkin/end-checkins.tsx';
import { useCheckins } from '#web/features/checkin/use-checkins.ts';
import { WeeksPicture } from '#web/features/checkin/weeks-picture.tsx';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import { SignInInvitation } from '#web/parts/sign-in-invitation.tsx';
import { TitledPage } from '#web/parts/titled-page.tsx';
import { WayBack } from '#web/parts/way-back.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { SectionCard } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** How she is: about her, and nobody else. It stays open whatever happened. */
export default function CheckinScreen() {
  const t = useTexts();
  const owner = useOwner();
  return (
    <TitledPage title={t('checkin.title')} header={<WayBack to={paths.home}>{t('checkin.back')}</WayBack>}>
      {owner === null ? (
        <SignInInvitation title={t('checkin.visitor')} text={t('checkin.visitorText')} />
      ) : (
        <OwnCheckins owner={owner} />
      )}
    </TitledPage>
  );
}

function OwnCheckins({ owner }: { owner: string }) {
  const t = useTexts();
  const { hasAgreed, checkins, isWaiting, hasFailed, refetch } = useCheckins(owner);
  if (isWaiting && !hasAgreed) return <Skeleton className="h-64 rounded-card" />;
  if (hasFailed && !hasAgreed) return <LoadFailed title={t('checkin.loadFailed')} query={{ refetch }} />;
  return (
    <div className="grid grid-cols-1 gap-8">
      <p className="text-ink-soft">{t('checkin.intro')}</p>
      {hasAgreed ? (
        <>
          {offersCompany(checkins, new Date()) && <CompanyOffer />}
          <CheckinForm
            owner={owner}
            onSaid={(said) => {
              void putCheckin({ id: crypto.randomUUID(), at: new Date().toISOString(), ...said });
              toast({ title: t('checkin.saved') });
            }}
          />
          {checkins.length > 0 && <WeeksPicture checkins={checkins} />}
          <CheckinList owner={owner} checkins={checkins} />
          <EndCheckins />
        </>
      ) : (
        <SectionCard title={t('checkin.agreeTitle')}>
          <p>{t('checkin.agreeText')}</p>
          <Button size="large" onClick={() => void agree()}>
            {t('checkin.agree')}
          </Button>
        </SectionCard>
      )}
    </div>
  );
}
