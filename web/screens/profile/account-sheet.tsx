import { Devices } from '#web/features/access/devices.tsx';
import { SignOut } from '#web/features/access/sign-out.tsx';
import { useLeave } from '#web/features/access/use-leave.ts';
import { useViewer } from '#web/features/access/use-viewer.ts';
import { DeleteAccount } from '#web/features/account/delete-account.tsx';
import { unsentAnswers } from '#web/features/profile/unsent-answers.ts';
import { useTexts } from '#web/texts/use-texts.ts';

/** Ways out, from the lightest to the one that lasts. */
export default function AccountSheet() {
  const t = useTexts();
  const leave = useLeave();
  const viewer = useViewer().data;

  return (
    <div className="grid gap-5">
      <section className="grid gap-1">
        <h3 className="font-bold">{t('devices.title')}</h3>
        <Devices />
      </section>
      <SignOut unsentElsewhere={() => (viewer ? unsentAnswers(viewer.id) : 0)} />
      <div className="border-line border-t pt-3">
        <DeleteAccount onDeleted={leave} />
      </div>
    </div>
  );
}
