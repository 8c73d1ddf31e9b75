import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { PasskeyInsteadSlot } from '#web/features/access/passkeys/passkey-instead-slot.tsx';
import { ReauthenticationSlot } from '#web/features/access/reauthentication/reauthentication-slot.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const SecondFactorSettings = lazy(
  () => import('#web/features/access/second-factor/second-factor-settings.tsx'),
);

/** Staff without a second factor are not turned away, but shown how to get one, on the spot. */
export function EnrolFirst() {
  const t = useTexts();
  const [isEnrolling, setEnrolling] = useState(false);
  const client = useQueryClient();

  /** Only now: what was refused would answer and take the recovery codes off the screen. */
  function close(): void {
    setEnrolling(false);
    client.invalidateQueries();
  }

  return (
    <>
      <EmptyState
        title={t('secondFactor.staffTitle')}
        text={t('secondFactor.staffText')}
        action={
          <div className="grid gap-2">
            <Button size="large" onClick={() => setEnrolling(true)}>
              {t('secondFactor.turnOn')}
            </Button>
            <PasskeyInsteadSlot />
          </div>
        }
      />
      <Sheet open={isEnrolling} onClose={close} title={t('secondFactor.title')} closeLabel={t('shell.close')}>
        <Suspense fallback={<Skeleton className="h-64" />}>
          <SecondFactorSettings onDone={close} />
        </Suspense>
      </Sheet>
      <ReauthenticationSlot />
    </>
  );
}
