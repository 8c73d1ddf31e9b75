import * as v from 'valibot';
import {
  type ImportAnswer,
  type SubscriberFields,
  subscriberSchema,
} from '#shared/specialists/session-admin.schema.ts';
import { readCsv } from './csv-reader.ts';

const columns = { email: 'email', plan: 'plan', payment_currency: 'paymentCurrency' } as const;
type Column = keyof typeof columns;
const names = Object.keys(columns) as Column[];

/** So much of what nobody knows is told back. */
const mostTold = 10;
const longestTold = 40;

export type ReadSubscribers = { entries: SubscriberFields[] } & Omit<ImportAnswer, 'imported'>;

/** Lines that are wrong are told, each with its first problem, and the others are taken. */
export function readSubscribers(csv: string): ReadSubscribers {
  const [header, ...rows] = readCsv(csv);
  const headings = (header?.cells ?? []).map((cell) => cell.trim());
  const places = names.map((name) => headings.findIndex((heading) => heading.toLowerCase() === name));
  const told = {
    missing: names.filter((_, n) => places[n] === -1),
    unknown: headings
      .filter((heading) => heading && !names.some((name) => name === heading.toLowerCase()))
      .slice(0, mostTold)
      .map((heading) => heading.slice(0, longestTold)),
  };
  if (told.missing.length > 0) return { entries: [], wrong: [], headings: told };
  const entries = new Map<string, SubscriberFields>();
  const wrong: ImportAnswer['wrong'] = [];
  for (const { line, cells } of rows) {
    const fields = Object.fromEntries(
      names.map((name, n) => [columns[name], cells[places[n] ?? -1]?.trim() ?? '']),
    );
    const { success, output, issues } = v.safeParse(subscriberSchema, {
      ...fields,
      plan: fields.plan?.toLowerCase(),
    });
    if (!success) wrong.push({ line, problem: problemOf(issues[0], fields) });
    else if (entries.has(output.email)) wrong.push({ line, problem: 'repeated' });
    else entries.set(output.email, output);
  }
  return { entries: [...entries.values()], wrong, headings: told };
}

function problemOf(issue: v.InferIssue<typeof subscriberSchema>, told: Record<string, string>): string {
  const field = String(issue.path?.[0]?.key ?? '');
  if (told[field] === '') return 'required';
  if (field === 'plan') return 'not_a_plan';
  return issue.type === 'max_length' ? 'too_long' : issue.message;
}
