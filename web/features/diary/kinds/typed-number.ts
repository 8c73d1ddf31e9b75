/** What she typed as a number, with a comma or a point: null where the field is empty, NaN where it is none. */
export function typedNumber(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  return /^\d{1,6}([.,]\d{1,4})?$/.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN;
}

/** The same number as a field shows it. */
export const shownNumber = (value: number | null, decimalSign = ','): string =>
  value === null ? '' : String(value).replace('.', decimalSign);
