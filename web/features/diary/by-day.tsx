import type { ReactNode } from 'react';
import { byDay, type SeenRecord } from '#shared/diary/diary.rules.ts';
import { kindOf } from '#shared/diary/kinds.ts';
import { addDays, type CalendarDate } from '#shared/time/calendar-date.ts';
import { dayOf } from '#shared/timer/log.rules.ts';
import { overlapStarts } from '#shared/timer/overlap.rules.ts';
import type { Timed } from '#shared/timer/timed.ts';
import { useIncrementalCount } from '#web/features/timer/use-incremental-count.ts';
import { useNow } from '#web/features/timer/use-now.ts';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';
import { useKinds, useSay } from './kinds/kinds-here.ts';
import { type NameOf, RecordRow } from './record-row.tsx';
import { useRecordWords } from './record-words.ts';

export type DayShown = { day: CalendarDate; name: string; records: readonly SeenRecord[] };

type Props = {
  records: readonly SeenRecord[];
  nameOf?: NameOf;
  /** When her day begins. */
  dayStartHour?: number;
  /** What else may share their time, though it is not listed. */
  beside?: readonly SeenRecord[];
  /** What there is to say of one beside what it says itself. */
  hintOf?: (record: SeenRecord) => ReactNode;
  /** How many days are drawn at once; the others follow. */
  atOnce?: number;
  /** What else can be done with a day. */
  dayAction?: (shown: DayShown) => ReactNode;
  level?: 'h2' | 'h3';
  idOf?: (day: string) => string;
  onEdit?: (record: SeenRecord) => void;
  onRemove?: (record: SeenRecord) => void;
};

/** Day by day, newest first, each with what it comes to. Days far from the screen are laid out when she comes near. */
export function ByDay(props: Props) {
  const { records, nameOf, dayStartHour = 0, beside = [], atOnce = 1, hintOf, onEdit, onRemove } = props;
  const { level: Heading = 'h2', idOf = (day) => `day-${day}`, dayAction } = props;
  const words = useRecordWords();
  const say = useSay();
  const { all } = useKinds();
  const zone = deviceTimeZone();
  const today = dayOf(new Date(useNow('half-minute')), zone, dayStartHour);
  const days = byDay(records, { timeZone: zone, dayStartHour });
  // The first day stands at once; a fortnight in one piece would hold a cheap phone.
  const shown = useIncrementalCount(days.length, atOnce);
  const overlapping = overlapsOf([...records, ...beside]);
  const dayNameOf = (day: CalendarDate) => {
    if (day === today) return say('today');
    return day === addDays(today, -1) ? say('yesterday') : words.day(day);
  };
  /** '8 mamadas, 2 h 10 min · 3 sonecas, 2 h': each kind says its own. */
  function totalsOf(ofDay: readonly SeenRecord[]): string {
    const told = all.map(({ name, words: { dayTotal, dayAlone = dayTotal } }) => {
      const say = all.length === 1 ? dayAlone : dayTotal;
      return say(kindOf(name).totals(ofDay.filter(({ kind }) => kind === name)), words);
    });
    return told.filter((each) => each !== null).join(' · ');
  }
  return days.slice(0, shown).map(({ day, records: ofDay }) => (
    <section
      key={day}
      aria-labelledby={idOf(day)}
      className="[contain-intrinsic-size:auto_24rem] [content-visibility:auto]"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-line border-b pb-1">
        <Heading id={idOf(day)} tabIndex={-1} className="scroll-mt-16 font-bold first-letter:uppercase">
          <time dateTime={day}>{dayNameOf(day)}</time>
        </Heading>
        <p className="text-ink-soft text-small tabular-nums">{totalsOf(ofDay)}</p>
        {dayAction?.({ day, name: dayNameOf(day), records: ofDay })}
      </div>
      <ul className="divide-y divide-line">
        {ofDay.map((record) => (
          <RecordRow
            key={record.id}
            record={record}
            nameOf={nameOf}
            overlapsAt={overlapping.get(record.id)}
            hint={hintOf?.(record)}
            onEdit={onEdit}
            onRemove={onRemove}
          />
        ))}
      </ul>
    </section>
  ));
}

/** Only what is of one kind and one baby can share its time by mistake. */
function overlapsOf(records: readonly SeenRecord[]): ReadonlyMap<string, string> {
  const alike = new Map<string, Timed[]>();
  for (const { id, kind, babyId, startTime, endTime } of records) {
    if (!startTime || !endTime) continue;
    const key = `${kind} ${babyId}`;
    alike.set(key, [...(alike.get(key) ?? []), { id, startTime, endTime }]);
  }
  return new Map([...alike.values()].flatMap((spans) => [...overlapStarts(spans)]));
}
