import { useState } from 'react';
import { type AdminSession, cancelSchema } from '#shared/specialists/session-admin.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { problemsIn, type StaffProblem } from './problems-in.ts';
import { cancelSession } from './specialists-staff.api.ts';
import { useStaffChange } from './use-staff-change.ts';

type Props = { session: AdminSession | undefined; onClose: () => void };

/** For good, and told to those who wait for it: so the reason is asked for, and it stays typed if it fails. */
export function CancelDialog({ session, onClose }: Props) {
  const t = useTexts();
  /** Kept with the session it is about: the reason of one is not offered for another. */
  const [typed, setTyped] = useState({ about: '', reason: '' });
  const reason = typed.about === session?.id ? typed.reason : '';
  const [problem, setProblem] = useState<StaffProblem>();
  const change = useStaffChange((id: string) => cancelSession(id, reason), {
    done: () => t('specialistsStaff.cancelledNow'),
    failed: t('specialistsStaff.notSaved'),
  });

  function cancel(): void {
    const found = problemsIn(cancelSchema, { reason }).reason;
    setProblem(found);
    if (found || !session || change.isPending) return;
    change.mutate(session.id, { onSuccess: onClose });
  }

  return (
    <Dialog
      open={session !== undefined}
      onClose={onClose}
      title={t('specialistsStaff.cancelTitle')}
      description={
        session && t('specialistsStaff.cancelText', { title: session.title, n: session.reminderCount })
      }
      closeLabel={t('shell.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('specialistsStaff.keepSession')}
          </Button>
          <Button variant="danger" busy={change.isPending} onClick={cancel}>
            {t('specialistsStaff.confirmCancel')}
          </Button>
        </>
      }
    >
      <TextArea
        label={t('specialistsStaff.cancelReason')}
        hint={t('specialistsStaff.cancelReasonHint')}
        value={reason}
        error={problem && t(`specialistsStaff.problem_${problem}`)}
        onChange={({ target }) => {
          setTyped({ about: session?.id ?? '', reason: target.value });
          setProblem(undefined);
        }}
      />
    </Dialog>
  );
}
