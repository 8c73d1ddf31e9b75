import { sql } from 'drizzle-orm';
import type { KindName } from '#shared/diary/kinds.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { diaryVersions } from './diary.table.ts';

/** A record as hand-written SQL tells it: moments as texts. */
export type RecordedRow = {
  id: string;
  babyId: string | null;
  kind: KindName;
  startTime: string | null;
  endTime: string | null;
  day: CalendarDate | null;
  durationSeconds: number | null;
  details: Record<string, unknown>;
  notes: string | null;
  timeZone: string | null;
  groupId: string | null;
  revision: number;
  change: number;
  recordedBy: string | null;
  updatedBy: string | null;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
  replaced: { by: string | null; at: string } | null;
};

/** Of whatever is called `r`. What somebody else's edit was replaced unseen by is told; what she did on two phones is not. */
export const recorded = sql`r.id, r.baby_id as "babyId", r.kind, r.start_time as "startTime", r.end_time as "endTime",
  r.day::text as day, r.duration_seconds as "durationSeconds", r.details, r.notes, r.time_zone as "timeZone",
  r.group_id as "groupId", r.revision, r.change::float8 as change, r.recorded_by as "recordedBy",
  r.updated_by as "updatedBy", r.created_at as "createdAt", r.updated_at as "updatedAt", r.deleted_at as "deletedAt",
  (select json_build_object('by', v.changed_by, 'at', v.replaced_at) from ${diaryVersions} v
    where v.family_id = r.family_id and v.id = r.id and v.is_conflict and v.changed_by is distinct from v.replaced_by
    order by v.revision desc limit 1) as replaced`;
