import {
  CircleStop,
  Clapperboard,
  type LucideIcon,
  MessageCircleQuestion,
  Pencil,
  Radio,
  Trash2,
  X,
} from 'lucide-react';
import { useState } from 'react';
import type { AdminSession } from '#shared/specialists/session-admin.schema.ts';
import { hasSomewhereToBe, overAt } from '#shared/specialists/session-state.rules.ts';
import { useMinute } from '#web/features/specialists/use-minute.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { QuestionCard } from '#web/ui/question-card.tsx';
import { useHouseWhen } from './house-when.ts';
import type { OpenSheet } from './session-sheets.tsx';
import { endSession, startSession, takeOffAir } from './specialists-staff.api.ts';
import { useStaffChange } from './use-staff-change.ts';

type Props = { session: AdminSession; onOpen: (sheet: OpenSheet) => void; onRemove: () => void };

/** What can be done with a session as it stands. */
export function SessionActs({ session, onOpen, onRemove }: Props) {
  const t = useTexts();
  const { id, title, state, hasReplay } = session;
  const failed = t('specialistsStaff.notSaved');
  const end = useStaffChange(endSession, { done: () => t('specialistsStaff.endedNow'), failed });
  const offAir = useStaffChange(takeOffAir, { done: () => t('specialistsStaff.offAirNow'), failed });
  const start = useStaffChange(startSession, {
    done: () => t('specialistsStaff.liveNow'),
    // Pressed on the wrong row: one press, and it is as it was before.
    undo: (asked) => (state === 'ended' ? end : offAir).mutate(asked),
    failed,
  });
  const mayGoLive = useMayGoLive(session);
  const when = useHouseWhen();
  const [isAsked, setAsked] = useState(false);

  /** Whoever opens it must find something, and at about its time: the mothers who are here see it at once. */
  function goLive(): void {
    if (!hasSomewhereToBe(session)) onOpen({ kind: 'form', session, part: 'place' });
    else if (isFarAhead(session)) setAsked(true);
    else start.mutate(id);
  }

  const act = (label: string, Icon: LucideIcon, props: { onClick: () => void; busy?: boolean }) => (
    <Button
      variant="secondary"
      icon={<Icon size={18} aria-hidden />}
      aria-label={t('specialistsStaff.actOf', { act: label, title })}
      {...props}
    >
      {label}
    </Button>
  );

  if (isAsked && mayGoLive)
    return (
      <div className="max-w-[36rem]">
        <QuestionCard
          question={t('specialistsStaff.liveEarly', { when: when(session.startsAt) })}
          yes={t('specialistsStaff.liveEarlyYes')}
          no={t('specialistsStaff.liveEarlyNo')}
          onYes={() => {
            setAsked(false);
            start.mutate(id);
          }}
          onNo={() => setAsked(false)}
        />
      </div>
    );
  return (
    <div className="flex flex-wrap gap-2">
      {mayGoLive && act(t('specialistsStaff.goLive'), Radio, { onClick: goLive, busy: start.isPending })}
      {state === 'live' &&
        act(t('specialistsStaff.end'), CircleStop, { onClick: () => end.mutate(id), busy: end.isPending })}
      {state === 'ended' &&
        act(t(hasReplay ? 'specialistsStaff.changeReplay' : 'specialistsStaff.addReplay'), Clapperboard, {
          onClick: () => onOpen({ kind: 'form', session, part: 'replay' }),
        })}
      {act(t('specialistsStaff.edit'), Pencil, {
        onClick: () => onOpen({ kind: 'form', session, part: 'all' }),
      })}
      {act(t('specialistsStaff.questions'), MessageCircleQuestion, {
        onClick: () => onOpen({ kind: 'questions', session }),
      })}
      {(state === 'scheduled' || state === 'live') &&
        act(t('specialistsStaff.cancel'), X, { onClick: () => onOpen({ kind: 'cancel', session }) })}
      {act(t('specialistsStaff.remove'), Trash2, { onClick: onRemove })}
    </div>
  );
}

/** Earlier than anybody opens the door: it was the wrong row, or the wrong day. */
const earlyMs = 60 * 60_000;
const isFarAhead = ({ startsAt }: AdminSession) => Date.parse(startsAt) - Date.now() > earlyMs;

/** Before it was live, and again when it was ended too early: as long as its time is not over. */
function useMayGoLive({ state, startsAt, durationMinutes }: AdminSession): boolean {
  const now = new Date(useMinute());
  if (state !== 'ended') return state === 'scheduled';
  const times = { startsAt: new Date(startsAt), durationMinutes, liveAt: now };
  return now < overAt({ ...times, endedAt: null, cancelledAt: null });
}
