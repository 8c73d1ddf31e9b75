import * as v from 'valibot';
import type { RecordKind } from '../kind.ts';

export const maxMilestoneLength = 120;
export const maxMilestoneNotesLength = 2000;
/** They are read whole. */
export const maxMilestones = 2000;

const details = v.strictObject({
  /** One of ours by its key, or a first time in her own words. */
  milestone: v.pipe(v.string(), v.minLength(1, 'milestone_needed'), v.maxLength(maxMilestoneLength)),
  /** Of the family alone. */
  photo: v.nullable(v.pipe(v.string(), v.uuid())),
});
export type MilestoneDetails = v.InferOutput<typeof details>;

export const milestone: RecordKind<'milestone', MilestoneDetails, 'milestone_needed'> = {
  name: 'milestone',
  when: 'day',
  details,
  limits: { notes: maxMilestoneNotesLength, mostInFamily: maxMilestones },
  problems: ['milestone_needed'],
  totals: (records) => ({ milestones: records.length }),
  columns: [
    { key: 'milestone', of: (record) => record.details.milestone },
    { key: 'photo', of: (record) => record.details.photo ?? '' },
  ],
  visibleTo: 'guest',
  canBeForBoth: false,
};
