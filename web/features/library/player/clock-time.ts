import { useTexts } from '#web/texts/use-texts.ts';

/** '5:30', '1:02:05'. */
export function clockTime(seconds: number): string {
  const whole = Math.floor(seconds);
  const parts = [Math.floor(whole / 60) % 60, whole % 60];
  if (whole >= 3600) parts.unshift(Math.floor(whole / 3600));
  return parts.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

/** The same as it is said aloud: '5 min e 30 s'. */
export function useTimeInWords(): (seconds: number) => string {
  const t = useTexts();
  return (exact) => {
    const minutes = Math.floor(exact / 60);
    const seconds = Math.floor(exact % 60);
    if (minutes === 0) return t('player.seconds', { seconds });
    return seconds === 0
      ? t('player.minutes', { minutes })
      : t('player.minutesAndSeconds', { minutes, seconds });
  };
}
