import { classNames } from '#web/ui/class-names.ts';

type Props = { label: string; time: string; isQuiet: boolean; isCompact?: boolean | undefined };

/**
 * The numbers. A screen reader reads them when she goes there and is not told every second; what changes
 * (started, paused) is announced beside. At night they are the softer ink: they must not light a room.
 */
export function TimerFace({ label, time, isQuiet, isCompact = false }: Props) {
  return (
    <p
      role="timer"
      aria-live="off"
      aria-label={label}
      className={classNames(
        'text-center leading-none font-extrabold tabular-nums transition-opacity',
        'dark:text-ink-soft [[data-theme=light]_&]:text-ink [[data-theme=night]_&]:text-ink-soft',
        isCompact ? 'text-display' : 'text-[clamp(3.5rem,21vw,6.5rem)]',
        isQuiet && 'opacity-70',
      )}
    >
      {time}
    </p>
  );
}
