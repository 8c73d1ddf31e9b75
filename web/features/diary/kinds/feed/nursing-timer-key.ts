/** Where the nursing timer lies on the device: the shell looks there before it knows more of nursing. */
export const timerKey = 'nursing_timer' as const;
