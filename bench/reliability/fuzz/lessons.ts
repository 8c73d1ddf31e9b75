/**
 * What the refusals of a route tell about what it wants: the names of fields and the values they may have. With them
 * the bad input gets past the first look, into the parts that were written for good input.
 */
export class Lessons {
  readonly fields = new Set<string>();
  readonly values = new Set<string>();

  learn(answer: string): void {
    const fields = fieldsOf(answer);
    for (const [path, message] of Object.entries(fields)) {
      if (path.length <= 80 && this.fields.size < 60) this.fields.add(path);
      for (const [, value = ''] of String(message).matchAll(/"([^"]{1,60})"/g)) {
        if (this.values.size < 80) this.values.add(value);
      }
    }
  }
}

function fieldsOf(answer: string): Record<string, unknown> {
  try {
    return JSON.parse(answer).error.fields ?? {};
  } catch {
    return {};
  }
}

/** Puts a value at a path such as `writes.0.body.side`; not where it would change this program itself. */
export function place(body: Record<string, unknown>, path: string, value: unknown): void {
  const steps = path.split('.');
  if (steps.some((step) => ['__proto__', 'constructor', 'prototype', 'length', ''].includes(step))) return;
  let at: Record<string, unknown> = body;
  for (const [index, step] of steps.slice(0, -1).entries()) {
    const next = at[step];
    if (typeof next !== 'object' || next === null)
      at[step] = /^\d{1,3}$/.test(steps[index + 1] ?? '') ? [] : {};
    at = at[step] as Record<string, unknown>;
  }
  at[steps.at(-1) ?? ''] = value;
}
