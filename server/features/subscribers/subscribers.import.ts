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

export type ReadSubscribers = { entries: SubscriberFields[]; wrong: ImportAnswer['wrong'] };

/** Lines that are wrong are told, each with its first problem, and the others are taken. */
export function readSubscribers(csv: string): ReadSubscribers {
  const [header, ...rows] = readCsv(csv);
  const places = names.map(
    (name) => header?.cells.findIndex((cell) => cell.trim().toLowerCase() === name) ?? -1,
  );
  if (places.includes(-1))
    return { entries: [], wrong: [{ line: header?.line ?? 1, problem: 'missing_column' }] };
  const entries = new Map<string, SubscriberFields>();
  const wrong: ImportAnswer['wrong'] = [];
  for (const { line, cells } of rows) {
    const told = Object.fromEntries(
      names.map((name, n) => [columns[name], cells[places[n] ?? -1]?.trim() ?? '']),
    );
    const { success, output, issues } = v.safeParse(subscriberSchema, {
      ...told,
      plan: told.plan?.toLowerCase(),
    });
    if (!success) wrong.push({ line, problem: problemOf(issues[0], told) });
    else if (entries.has(output.email)) wrong.push({ line, problem: 'repeated' });
    else entries.set(output.email, output);
  }
  return { entries: [...entries.values()], wrong };
}

function problemOf(issue: v.InferIssue<typeof subscriberSchema>, told: Record<string, string>): string {
  const field = String(issue.path?.[0]?.key ?? '');
  if (told[field] === '') return 'required';
  if (field === 'plan') return 'not_a_plan';
  return issue.type === 'max_length' ? 'too_long' : issue.message;
}
