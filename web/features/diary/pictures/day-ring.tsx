import { dayRing, type DayRing as Ring } from '#shared/diary/day-ring.rules.ts';
import type { SeenRecord } from '#shared/diary/diary.rules.ts';
import { type KindName, kindOf } from '#shared/diary/kinds.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';
import { useKinds } from '../kinds/kinds-here.ts';
import { useRecordWords } from '../record-words.ts';
import { familyOf, paints } from './families.ts';
import { Figure } from './figure.tsx';
import { arcPath, lanes, pointAt, size } from './ring-shapes.ts';

type Props = { day: CalendarDate; title: string; records: readonly SeenRecord[]; dayStartHour: number };

/** Twenty-four hours as a clock: what lasts as arcs, what was at a moment as its icon. */
export function DayRing({ day, title, records, dayStartHour }: Props) {
  const words = useRecordWords();
  const { t } = words;
  const { partsOf } = useKinds();
  const ring = dayRing(day, records, { timeZone: deviceTimeZone(), dayStartHour });
  const told = inOrder(ring);
  const whenOf = ({ startTime, endTime }: SeenRecord) => {
    if (startTime === null) return t('pictures.wholeDay');
    return endTime && endTime !== startTime
      ? `${words.time(startTime)}–${words.time(endTime)}`
      : words.time(startTime);
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <Figure
        title={title}
        head={[t('pictures.time'), t('pictures.what'), t('pictures.length')]}
        rows={told.map((record) => ({
          key: record.id,
          cells: () => [
            whenOf(record),
            partsOf(record.kind).words.name(t),
            record.durationSeconds ? words.duration(record.durationSeconds) : '',
          ],
        }))}
        picture={<Clock ring={ring} dayStartHour={dayStartHour} />}
      />
      <Legend told={told} />
    </div>
  );
}

const inOrder = ({ spans, marks, ofDay }: Ring<SeenRecord>): SeenRecord[] => [
  ...ofDay,
  ...[...spans, ...marks]
    .map(({ record }) => record)
    .sort((a, b) => Date.parse(a.startTime ?? '') - Date.parse(b.startTime ?? '')),
];

const hours = [0, 3, 6, 9, 12, 15, 18, 21];

function Clock({ ring, dayStartHour }: { ring: Ring<SeenRecord>; dayStartHour: number }) {
  const turn = { minutes: ring.minutes, dayStartHour };
  const minuteOf = (hour: number) => ((hour - dayStartHour + 24) % 24) * 60;
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className="mx-auto w-full max-w-[24rem]" role="presentation">
      {Object.values(lanes).map(({ radius, thick }) => (
        <circle
          key={radius}
          cx={size / 2}
          cy={size / 2}
          r={radius}
          strokeWidth={thick}
          className="fill-none stroke-line opacity-40"
        />
      ))}
      {hours.map((hour) => (
        <text
          key={hour}
          {...pointAt(minuteOf(hour), 150, turn)}
          dy="4"
          className="fill-ink-soft text-[11px] [text-anchor:middle]"
        >
          {hour}
        </text>
      ))}
      {ring.spans.map(({ record, fromMinute, toMinute }) => {
        const { radius, thick } = lanes[familyOf(record.kind)];
        return (
          <path
            key={record.id}
            d={arcPath(fromMinute, toMinute, { ...turn, radius })}
            strokeWidth={thick}
            // Of two kinds in one ring, the one that is no feed is drawn in strokes.
            strokeDasharray={record.kind === 'pumping' ? '3 2' : undefined}
            className={`fill-none ${paints[familyOf(record.kind)].stroke}`}
          />
        );
      })}
      {ring.marks.map(({ record, atMinute }) => (
        <Mark
          key={record.id}
          kind={record.kind}
          {...pointAt(atMinute, lanes[familyOf(record.kind)].radius, turn)}
        />
      ))}
    </svg>
  );
}

const markRadius = 9;
const iconSize = 12;

function Mark({ kind, x, y }: { kind: KindName; x: number; y: number }) {
  const { Icon } = useKinds().partsOf(kind);
  const { stroke, text } = paints[familyOf(kind)];
  return (
    <>
      <circle cx={x} cy={y} r={markRadius} strokeWidth="1.5" className={`fill-card ${stroke}`} />
      <Icon x={x - iconSize / 2} y={y - iconSize / 2} size={iconSize} className={text} />
    </>
  );
}

/** Which icon and colour is which, with what the day comes to. */
function Legend({ told }: { told: readonly SeenRecord[] }) {
  const words = useRecordWords();
  const { all } = useKinds();
  return (
    <ul className="grid gap-1">
      {all
        .map((parts) => ({ ...parts, of: told.filter(({ kind }) => kind === parts.name) }))
        .filter(({ of }) => of.length > 0)
        .map(({ name, Icon, words: kindWords, of }) => (
          <li key={name} className="flex items-center gap-2">
            <Icon size={20} aria-hidden className={`shrink-0 ${paints[familyOf(name)].text}`} />
            <span className="font-bold">{kindWords.name(words.t)}</span>
            <span className="text-ink-soft text-small tabular-nums">
              {kindWords.dayTotal(kindOf(name).totals(of), words)}
            </span>
          </li>
        ))}
    </ul>
  );
}
