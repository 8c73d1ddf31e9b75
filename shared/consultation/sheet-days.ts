/** Less than the diary gives at once: a night that began before the first day is read too, and a day may have 25 hours. */
export const mostSheetDays = 60;
