import { type GenericSchema, safeParse } from 'valibot';
import { ApiError } from '#web/platform/api/api-error.ts';

export type Problems<Problem extends string> = Readonly<Record<string, Problem>>;

/** What is wrong with a form, by field, in the codes that the server uses and this form has sentences for. */
export function problemReader<Problem extends string>(
  known: readonly [...Problem[], 'invalid'],
  /** Which field of the form a path of the contract is told at. */
  fieldAt = (path: string): string => path.split('.')[0] ?? path,
) {
  type Known = Problem | 'invalid';
  function gathered(told: (readonly [path: string, code: string])[]): Problems<Known> {
    const problems: Record<string, Known> = {};
    // Whatever has no sentence of its own is at least told beside its field.
    for (const [path, code] of told)
      problems[fieldAt(path)] ??= known.find((one) => one === code) ?? 'invalid';
    return problems;
  }
  return {
    problemsIn(schema: GenericSchema, fields: unknown): Problems<Known> {
      const { issues = [] } = safeParse(schema, fields);
      return gathered(
        issues.map(({ path, message }) => [path?.map(({ key }) => key).join('.') ?? '', message]),
      );
    },
    /** What the server refused. */
    problemsOfRefusal: (error: unknown): Problems<Known> =>
      gathered(error instanceof ApiError ? Object.entries(error.fields) : []),
  };
}
