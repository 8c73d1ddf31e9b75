import * as v from 'valibot';
import { withTriage } from '#shared/care/triage.ts';
import { longestKeyword, mostKeywords } from '#shared/editing/keywords.rules.ts';
import { languages } from '#shared/language/language.rules.ts';
import { articleCategories } from '#shared/library/library.rules.ts';
import { isCalendarDate } from '#shared/time/calendar-date.ts';

const line = v.pipe(v.string(), v.trim(), v.nonEmpty('is needed'));

const articleFileSchema = v.strictObject({
  title: line,
  category: v.picklist(articleCategories),
  language: v.picklist(languages),
  author: line,
  author_role: line,
  /** Both empty until somebody has reviewed it: no authority is invented. */
  reviewer: v.string(),
  reviewed_on: v.pipe(
    v.string(),
    v.check((day: string) => day === '' || isCalendarDate(day), 'is not a day'),
  ),
  introduction: line,
  practical_tip: line,
  /** What mothers call it, as they would type it. */
  keywords: v.optional(
    v.pipe(v.array(v.pipe(line, v.maxLength(longestKeyword))), v.maxLength(mostKeywords)),
    [],
  ),
  sources: v.pipe(v.array(line), v.minLength(1)),
  content: line,
});

export type ArticleFile = v.InferOutput<typeof articleFileSchema>;

/**
 * An article of content/articles: its head between two lines of dashes, one `key: value` a line, and its text, with the
 * signs that cannot wait filled in from the one place that knows them.
 */
export function readArticleFile(text: string): ArticleFile {
  const [, head, content] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  if (head === undefined) throw new Error('The file has no head between two lines of ---');
  const fields: Record<string, string | string[]> = {};
  let list: string[] | undefined;
  for (const row of head.split('\n')) {
    const item = /^\s+- (.+)$/.exec(row)?.[1];
    if (item !== undefined) {
      list?.push(unquoted(item));
      continue;
    }
    const [, key = '', value = ''] = /^(\w+):(.*)$/.exec(row) ?? [];
    if (!key) throw new Error(`The head has a line that is neither "key: value" nor "- item": ${row}`);
    list = key === 'sources' || key === 'keywords' ? [] : undefined;
    fields[key] = list ?? unquoted(value.trim());
  }
  const file = v.parse(articleFileSchema, { ...fields, content });
  return { ...file, content: withTriage(file.content, file.language) };
}

const unquoted = (value: string) => /^"(.*)"$/.exec(value)?.[1] ?? value;
