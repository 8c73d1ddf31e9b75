const two = (value: number) => String(value).padStart(2, '0');

/** mm:ss, and h:mm:ss past an hour. The same in every language; durations in words are the dictionary's. */
export function formatElapsed(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / 3600);
  const rest = `${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
