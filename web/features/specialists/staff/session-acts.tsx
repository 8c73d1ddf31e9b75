import { CircleStop, Clapperboard, MessageCircleQuestion, Pencil, Radio, Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AdminSession } from '#shared/specialists/session-admin.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { OpenSheet } from './session-sheets.tsx';
import { endSession, startSession } from './specialists-staff.api.ts';
import { useStaffChange } from './use-staff-change.ts';

type Props = { session: AdminSession; onOpen: (sheet: OpenSheet) => void; onRemove: () => void };

/** What can be done with a session as it stands. */
export function SessionActs({ session, onOpen, onRemove }: Props) {
  const t = useTexts();
  const { id, title, state, hasReplay } = session;
  const failed = t('specialistsStaff.notSaved');
  const end = useStaffChange(endSession, { done: () => t('specialistsStaff.endedNow'), failed });
  const start = useStaffChange(startSession, {
    done: () => t('specialistsStaff.liveNow'),
    // Pressed on the wrong row: one press, and it is over again.
    undo: (asked) => end.mutate(asked),
    failed,
  });

  const act = (label: string, icon: ReactNode, onClick: () => void, busy = false) => (
    <Button
      variant="secondary"
      busy={busy}
      icon={icon}
      aria-label={t('specialistsStaff.actOf', { act: label, title })}
      onClick={onClick}
    >
      {label}
    </Button>
  );

  return (
    <div className="flex flex-wrap gap-2">
      {state === 'scheduled' &&
        act(
          t('specialistsStaff.goLive'),
          <Radio size={18} aria-hidden />,
          () => start.mutate(id),
          start.isPending,
        )}
      {state === 'live' &&
        act(
          t('specialistsStaff.end'),
          <CircleStop size={18} aria-hidden />,
          () => end.mutate(id),
          end.isPending,
        )}
      {state === 'ended' &&
        act(
          t(hasReplay ? 'specialistsStaff.changeReplay' : 'specialistsStaff.addReplay'),
          <Clapperboard size={18} aria-hidden />,
          () => onOpen({ kind: 'form', session, part: 'replay' }),
        )}
      {act(t('specialistsStaff.edit'), <Pencil size={18} aria-hidden />, () =>
        onOpen({ kind: 'form', session, part: 'all' }),
      )}
      {act(t('specialistsStaff.questions'), <MessageCircleQuestion size={18} aria-hidden />, () =>
        onOpen({ kind: 'questions', session }),
      )}
      {(state === 'scheduled' || state === 'live') &&
        act(t('specialistsStaff.cancel'), <X size={18} aria-hidden />, () =>
          onOpen({ kind: 'cancel', session }),
        )}
      {act(t('specialistsStaff.remove'), <Trash2 size={18} aria-hidden />, onRemove)}
    </div>
  );
}
