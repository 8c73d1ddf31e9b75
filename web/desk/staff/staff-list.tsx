import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadingList } from '#web/desk/loading-list.tsx';
import { SectionFailed } from '#web/desk/section-failed.tsx';
import { useErrorToast } from '#web/parts/use-error-toast.ts';
import { focusBeside } from '#web/platform/document/focus-beside.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { AddStaff } from './add-staff.tsx';
import { removeStaff } from './staff.api.ts';
import { StaffMember } from './staff-member.tsx';
import { useRemoveStaff } from './use-remove-staff.ts';
import { staffQuery } from './use-staff.ts';

type Props = {
  /** The address of who is looking. */
  self: string;
  onLeft: () => void;
};

/** Who takes care of Colo. */
export function StaffList({ self, onLeft }: Props) {
  const t = useTexts();
  const staff = useQuery(staffQuery);
  const remove = useRemoveStaff();
  const leave = useLeaveStaff(onLeft);
  const [isLeaving, setLeaving] = useState(false);

  if (staff.isPending) return <LoadingList />;
  if (!staff.data) return <SectionFailed title={t('staff.failed')} query={staff} />;

  function onRemove(email: string): void {
    if (email === self) setLeaving(true);
    else {
      remove(email);
      // The button leaves with its row.
      focusBeside();
    }
  }

  const stay = () => setLeaving(false);
  function confirm(): void {
    stay();
    leave(self);
  }

  const { members } = staff.data;
  return (
    <div className="grid gap-6">
      <p className="text-ink-soft">{t('staff.intro')}</p>
      <AddStaff members={members} />
      <ul aria-label={t('staff.members')} className="grid">
        {members.map((member) => (
          <StaffMember
            key={member.email}
            member={member}
            isSelf={member.email === self}
            onRemove={() => onRemove(member.email)}
          />
        ))}
      </ul>
      {/* Removing oneself is the one removal that no undo brings back: the panel closes with it. */}
      <Dialog
        open={isLeaving}
        onClose={stay}
        title={t('staff.leave')}
        description={t('staff.leaveText')}
        closeLabel={t('shell.close')}
        actions={
          <>
            <Button variant="secondary" onClick={stay}>
              {t('staff.stay')}
            </Button>
            <Button variant="danger" onClick={confirm}>
              {t('staff.confirmLeave')}
            </Button>
          </>
        }
      />
    </div>
  );
}

/** The list stays as it is until the server agrees: this cannot be undone by whoever does it. */
function useLeaveStaff(onLeft: () => void): (email: string) => void {
  const t = useTexts();
  const tellError = useErrorToast();
  const { mutate } = useMutation({
    mutationFn: removeStaff,
    onSuccess: onLeft,
    onError: (error) => tellError(t('staff.removeFailed'), error),
  });
  return mutate;
}
