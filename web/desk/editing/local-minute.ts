/** A moment as a field of date and time shows it, in the device's time zone: '2026-07-01T08:30'. */
export function localMinute(instant: string): string {
  const moment = new Date(instant);
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
  return `${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

/** The moment that such a field names; undefined when it names none. */
export function instantOf(minute: string): string | undefined {
  const moment = new Date(minute);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}
