import type * as v from 'valibot';
import type { RecordKind } from './kind.ts';
import { activity } from './kinds/activity.ts';
import { bottle } from './kinds/bottle.ts';
import { feed } from './kinds/feed.ts';
import { food } from './kinds/food.ts';
import { growth } from './kinds/growth.ts';
import { medicine } from './kinds/medicine.ts';
import { milestone } from './kinds/milestone.ts';
import { milk } from './kinds/milk.ts';
import { nappy } from './kinds/nappy.ts';
import { note } from './kinds/note.ts';
import { pumping } from './kinds/pumping.ts';
import { question } from './kinds/question.ts';
import { sleep } from './kinds/sleep.ts';
import { temperature } from './kinds/temperature.ts';
import { vaccine } from './kinds/vaccine.ts';

/** Every kind of record. Nothing else in shared or on the server knows them all. */
export const kinds = {
  feed,
  bottle,
  nappy,
  sleep,
  food,
  pumping,
  milk,
  temperature,
  medicine,
  growth,
  vaccine,
  activity,
  milestone,
  note,
  question,
} as const;

export type KindName = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as KindName[];
export type DetailsOf<Kind extends KindName> = v.InferOutput<(typeof kinds)[Kind]['details']>;
export type KindProblem = (typeof kinds)[KindName]['problems'][number];

/** A kind as the engine sees it, whichever it is. */
export type AnyKind = RecordKind<KindName, unknown, KindProblem>;
export const kindOf = (name: KindName): AnyKind => kinds[name];
