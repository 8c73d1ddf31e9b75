export type TimeOfDay = 'morning' | 'afternoon' | 'evening';

const noon = 12;
const dusk = 18;

/** By the hour on her clock, 0 to 23: morning before 12:00, afternoon before 18:00, evening after. */
export function timeOfDay(hour: number): TimeOfDay {
  if (hour < noon) return 'morning';
  return hour < dusk ? 'afternoon' : 'evening';
}
