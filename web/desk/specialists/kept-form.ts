import { store } from '#web/platform/device/store.ts';

/** Whose and which form: on a shared computer nobody goes on with somebody else's words. */
const formKey = (staffId: string, place: string) => `staff_form:${staffId}:${place}` as const;

/** What was typed and not saved, if it still fits the form: of its fields, and of no others. */
export function readForm<Form extends object>(staffId: string, place: string, start: Form): Form | undefined {
  try {
    const kept: unknown = JSON.parse(store.get(formKey(staffId, place)) ?? 'null');
    if (!fits(kept, start)) return undefined;
    const fields = Object.keys(start) as (keyof Form)[];
    return Object.fromEntries(fields.map((field) => [field, kept[field]])) as Form;
  } catch {
    return undefined;
  }
}

export function keepForm(staffId: string, place: string, form: object): void {
  store.set(formKey(staffId, place), JSON.stringify(form));
}

export function dropForm(staffId: string, place: string): void {
  store.remove(formKey(staffId, place));
}

/** The same fields of the same kinds: an older version of the form is not taken for this one. */
function fits<Form extends object>(kept: unknown, start: Form): kept is Form {
  if (typeof kept !== 'object' || kept === null) return false;
  const known = kept as Record<string, unknown>;
  return Object.entries(start).every(
    ([field, value]) =>
      typeof known[field] === typeof value && Array.isArray(known[field]) === Array.isArray(value),
  );
}
