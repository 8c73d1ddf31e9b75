import { useState } from 'react';
import { LoadingList } from '#web/desk/loading-list.tsx';
import { SectionFailed } from '#web/desk/section-failed.tsx';
import { focusBeside } from '#web/platform/document/focus-beside.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { AddStaff } from './add-staff.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { StaffMember } from './staff-member.tsx';
import { useLeaveStaff } from './use-leave-staff.ts';
import { useRemoveStaff } from './use-remove-staff.ts';
import { useStaff } from './use-staff.ts';

type Props = {
  /** The address of who is looking. */
  self: string;
  onLeft: () => void;
};

/** Who takes care of Colo. */
export function StaffList({ self, onLeft }: Props) {
  const t = useTexts();
  const staff = useStaff();
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
      <LeaveDialog
        open={isLeaving}
        onStay={() => setLeaving(false)}
        onLeave={() => {
          setLeaving(false);
          leave(self);
        }}
      />
    </div>
  );
}
