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
const planVersion = 2;

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
  /** The article it speaks of, by the name of its file. */
  article: v.optional(text),
});

/** One piece of content/daily in one language. */
export type DailyFilePiece = v.InferOutput<typeof pieceSchema> & {
  language: Language;
  isEvergreen: boolean;
  /** The article's own name, 'sono-do-bebe/primeiras-semanas-de-sono.pt', where there is such a file. */
  articleKey: string | undefined;
  hash: string;
};

/** Everything under content/daily, in a fixed order. */
export async function readDailyFolder(folder: string): Promise<DailyFilePiece[]> {
  const daily = join(folder, 'daily');
  if (!existsSync(daily)) return [];
  const names = (await readdir(daily)).filter((name) => name.endsWith('.json')).sort();
  const articles = await articleKeys(folder);
  return (await Promise.all(names.map((name) => readDailyFile(daily, name, articles)))).flat();
}

/** By what they are called in a piece: 'primeiras-semanas-de-sono.pt'. */
async function articleKeys(folder: string): Promise<Map<string, string>> {
  const names = await readdir(join(folder, 'articles'), { recursive: true }).catch(() => []);
  const keys = names.map((name) => name.replaceAll('\\', '/').replace(/\.md$/, ''));
  return new Map(keys.map((key) => [key.replace(/^.*\//, ''), key]));
}

async function readDailyFile(
  daily: string,
  name: string,
  articles: Map<string, string>,
): Promise<DailyFilePiece[]> {
  const [group, tongue] = name.split('.');
  const isEvergreen = group === evergreenGroup;
  try {
    const language = v.parse(v.picklist(languages), tongue);
    const told = JSON.parse(await readFile(join(daily, name), 'utf8'), (_, value: unknown) =>
      typeof value === 'string' ? withTriage(value, language) : value,
    );
    const pieces = v.parse(v.array(pieceSchema), told);
    return pieces.map((piece) => {
      const articleKey = piece.article && articles.get(`${piece.article}.${language}`);
      const told = articleKey ? [piece, isEvergreen, articleKey] : [piece, isEvergreen];
      return { ...piece, language, isEvergreen, articleKey, hash: hashOf(told) };
    });
  } catch (error) {
    throw new Error(`content/daily/${name} cannot be read`, { cause: error });
  }
}

const hashOf = (told: unknown) =>
  createHash('sha256')
    .update(JSON.stringify([planVersion, told]))
    .digest('hex')
    .slice(0, 16);
