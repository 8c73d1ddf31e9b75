import type { InferOutput } from 'valibot';
import type { DailyWriteKind, dailyWrites } from '#shared/daily/daily.schema.ts';
import type { Write } from '#web/platform/outbox/write.ts';

export const markKind: DailyWriteKind = 'daily-mark.set';
export type MarkSetting = InferOutput<(typeof dailyWrites)['daily-mark.set']>;

/** Undefined when the write is another feature's. */
export const markOf = (write: Write): MarkSetting | undefined =>
  write.kind === markKind ? (write.body as MarkSetting) : undefined;
