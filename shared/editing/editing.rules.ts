/** What was deleted waits that long in the trash. */
export const trashDays = 30;
