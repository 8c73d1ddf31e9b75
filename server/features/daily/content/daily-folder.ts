import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { withTriage } from '#shared/care/triage.ts';
import { dailyCategories, dailyTypes } from '#shared/daily/daily.rules.ts';
import { type Language, languages } from '#shared/language/language.rules.ts';
import { articleCategories } from '#shared/library/library.rules.ts';
import { interestAreas } from '#shared/profile/profile.rules.ts';

/** The group of what is true at any age. */
const evergreenGroup = 'sempre';

/** Counted up when the rules of the plan change: every piece is then another, and the calendar is made anew. */
const planVersion = 1;

const text = v.pipe(v.string(), v.minLength(1));
const days = v.pipe(v.number(), v.integer());
const pieceSchema = v.strictObject({
  id: text,
  from: days,
  to: days,
  type: v.picklist(dailyTypes),
  title: text,
  minutes: days,
  description: text,
  category: v.picklist(dailyCategories),
  interests: v.array(v.picklist(interestAreas)),
  expert: v.optional(text),
  tips: v.array(text),
  full: text,
  library: v.optional(v.picklist(articleCategories)),
});

/** One piece of content/daily in one language. */
export type DailyFilePiece = v.InferOutput<typeof pieceSchema> & {
  language: Language;
  isEvergreen: boolean;
  hash: string;
};

/** Everything under content/daily, in a fixed order. */
export async function readDailyFolder(folder: string): Promise<DailyFilePiece[]> {
  const daily = join(folder, 'daily');
  if (!existsSync(daily)) return [];
  const names = (await readdir(daily)).filter((name) => name.endsWith('.json')).sort();
  return (await Promise.all(names.map((name) => readDailyFile(daily, name)))).flat();
}

async function readDailyFile(daily: string, name: string): Promise<DailyFilePiece[]> {
  const [group, tongue] = name.split('.');
  const isEvergreen = group === evergreenGroup;
  try {
    const language = v.parse(v.picklist(languages), tongue);
    const told = JSON.parse(await readFile(join(daily, name), 'utf8'), (_, value: unknown) =>
      typeof value === 'string' ? withTriage(value, language) : value,
    );
    const pieces = v.parse(v.array(pieceSchema), told);
    return pieces.map((piece) => ({ ...piece, language, isEvergreen, hash: hashOf([piece, isEvergreen]) }));
  } catch (error) {
    throw new Error(`content/daily/${name} cannot be read`, { cause: error });
  }
}

const hashOf = (told: unknown) =>
  createHash('sha256')
    .update(JSON.stringify([planVersion, told]))
    .digest('hex')
    .slice(0, 16);
