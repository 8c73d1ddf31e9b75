/** Where the sleep timer lies on the device: the shell looks there before it knows more of sleep. */
export const timerKey = 'sleep_timer' as const;
