import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { merged } from '#shared/diary/diary.rules.ts';
import { type KindName, kindOf } from '#shared/diary/kinds.ts';
import { recordsOfDays } from '#shared/diary/patterns.rules.ts';
import type { DiaryRecord } from '#shared/diary/record.schema.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { type DayBounds, dayWindow, touches } from '#shared/timer/log.rules.ts';
import { usePendingWrites } from '#web/features/timer/timer.outbox.ts';
import { nextTask } from '#web/platform/device/next-task.ts';
import { fetchRange } from '../diary.api.ts';
import { rangeKey } from '../diary-keys.ts';
import type { DiaryPlace } from '../diary-place.ts';
import { offlineCopy, toldIn } from '../offline-copy.ts';
import { stateOf } from '../reading-state.ts';

/** The server answers two months at once; a month is little enough to be read and counted between two taps. */
const daysAtOnce = 30;
/** So many days lie on the phone, also of whoever writes down a lot. */
const keptDays = 7;

/** What each day comes to; null where nothing was written down. */
export type DayTotals = readonly (Record<string, number> | null)[];

type Asked = { kind: KindName; days: readonly CalendarDate[]; bounds: Required<DayBounds> };

/**
 * What many days of a kind come to, each counted from the records that began on it. Read in parts, and each part counted
 * as it comes. Until all came there are no totals: a picture with a hole would lie.
 */
export function useDayTotals(place: DiaryPlace, { kind, days, bounds }: Asked) {
  const pending = usePendingWrites();
  const copy = offlineCopy(place.familyId);
  const query = useQueries({
    queries: partsOf(days).map((part, index) => {
      const span = { kind, ...windowOf(part, bounds) };
      return {
        queryKey: rangeKey(place, span),
        queryFn: async ({ signal }: { signal: AbortSignal }) => {
          // To ask takes a cheap phone a while, too: one after the other, so that the page answers her between them.
          for (let before = 0; before < index; before++) await nextTask();
          return fetchRange(place, span, signal);
        },
        enabled: place.familyId !== null,
        initialData: (): DiaryRecord[] | undefined =>
          days.length <= keptDays
            ? toldIn(copy.read(place.owner), place, kind)?.filter((record) =>
                touches(record, span.from, span.to),
              )
            : undefined,
        initialDataUpdatedAt: 0,
        gcTime: Number.POSITIVE_INFINITY,
        // A thousand are not compared with the thousand before.
        structuralSharing: false,
        select: (read: DiaryRecord[]): DayTotals =>
          // Most of the time nothing waits: then what was read is what there is, and was counted before.
          pending.length > 0
            ? counted(merged(read, pending, place), { kind, days: part, bounds })
            : countedOnce(read, { kind, days: part, bounds }),
      };
    }),
    combine: together,
  });
  return { ...stateOf(query, place), totals: useDeferredValue(query.data) };
}

function counted(all: readonly DiaryRecord[], { kind, days, bounds }: Asked): DayTotals {
  const records = all.filter((record) => record.kind === kind);
  return recordsOfDays(days, records, bounds).map((ofDay) =>
    ofDay.length === 0 ? null : kindOf(kind).totals(ofDay),
  );
}

const known = new WeakMap<readonly DiaryRecord[], { key: string; totals: DayTotals }>();

/** Whoever draws asks several times for the same: to go through a thousand takes a cheap phone a while. */
function countedOnce(records: readonly DiaryRecord[], asked: Asked): DayTotals {
  const key = JSON.stringify(asked);
  const last = known.get(records);
  if (last?.key === key) return last.totals;
  const totals = counted(records, asked);
  known.set(records, { key, totals });
  return totals;
}

function together(parts: UseQueryResult<DayTotals>[]) {
  const isHere = parts.every(({ data }) => data !== undefined);
  return {
    data: isHere ? parts.flatMap(({ data = [] }) => data) : undefined,
    isPending: parts.some(({ isPending }) => isPending),
    isError: parts.some(({ isError }) => isError),
    isFetching: parts.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const part of parts) if (part.isError) void part.refetch();
    },
  };
}

function partsOf(days: readonly CalendarDate[]): (readonly CalendarDate[])[] {
  const parts: (readonly CalendarDate[])[] = [];
  for (let at = 0; at < days.length; at += daysAtOnce) parts.push(days.slice(at, at + daysAtOnce));
  return parts;
}

function windowOf(days: readonly CalendarDate[], { timeZone, dayStartHour }: Required<DayBounds>) {
  const [first, last] = [days[0], days.at(-1)].map((day) => day && dayWindow(day, timeZone, dayStartHour));
  return { from: first?.from ?? new Date(0), to: last?.to ?? new Date(0) };
}
