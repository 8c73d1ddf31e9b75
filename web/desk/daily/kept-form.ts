import { store } from '#web/platform/device/store.ts';
import { type DailyForm, emptyForm } from './daily-form.ts';

/** Whose, and of which piece: on a shared computer nobody goes on with somebody else's words. */
const formKey = (staffId: string, piece: string) => `staff_form:${staffId}:daily:${piece}` as const;

/** What was typed and not saved, if it still fits the form. */
export function readForm(staffId: string, piece: string): DailyForm | undefined {
  try {
    const kept: unknown = JSON.parse(store.get(formKey(staffId, piece)) ?? 'null');
    return fits(kept, emptyForm('', '')) ? (kept as DailyForm) : undefined;
  } catch {
    return undefined;
  }
}

export function keepForm(staffId: string, piece: string, form: DailyForm): void {
  store.set(formKey(staffId, piece), JSON.stringify(form));
}

export function dropForm(staffId: string, piece: string): void {
  store.remove(formKey(staffId, piece));
}

/** The same fields of the same kinds: an older version of the form is not taken for this one. */
function fits(kept: unknown, form: unknown): boolean {
  if (typeof kept !== typeof form || Array.isArray(kept) !== Array.isArray(form)) return false;
  if (typeof form !== 'object' || form === null || Array.isArray(form)) return true;
  if (kept === null) return false;
  return Object.entries(form).every(([field, value]) =>
    fits((kept as Record<string, unknown>)[field], value),
  );
}
