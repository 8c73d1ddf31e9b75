/** Of a day of the calendar: its year, where that is not this one. */
export const otherYear = (day: string): { year?: 'numeric' } =>
  Number(day.slice(0, 4)) === new Date().getFullYear() ? {} : { year: 'numeric' };
