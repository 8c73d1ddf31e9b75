import { sValidator } from '@hono/standard-validator';
import type { ValidationTargets } from 'hono';
import type * as v from 'valibot';
import { Refusal } from './refusal.ts';

/** Reads one part of a request by its schema, or refuses, naming each wrong field. */
export function validate<
  Target extends keyof ValidationTargets,
  Schema extends v.GenericSchema<unknown, unknown>,
>(target: Target, schema: Schema) {
  return sValidator(target, schema, (result) => {
    if (result.success) return;
    const fields = wrongFields(result.error, target);
    throw new Refusal('invalid_input', 'Some of what was sent is not as it should be.', { fields });
  });
}

type Issue = { message: string; path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined };

/** What is wrong, by its path in what was sent; `whole` names all of it. */
export function wrongFields(issues: readonly Issue[], whole: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { message, path } of issues) {
    const place = path?.map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
    fields[place || whole] ??= message;
  }
  return fields;
}
