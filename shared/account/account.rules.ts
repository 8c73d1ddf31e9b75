/** After she asked to be forgotten: so long she may change her mind, by signing in. */
export const regretDays = 7;
