import type { Log } from './platform/log/log.ts';

/** What accepted requests and jobs under way may still take, once Colo is told to stop. */
export const graceMs = 8_000;

/** Systems kill what has not stopped by itself after ten seconds, some of them: until then all must be over. */
const deadlineMs = 10_000;

type Options = { stop: () => Promise<void>; log: Log; deadline?: number };

/**
 * Ends the process within a deadline: with 0 when it is told to stop, with 1 after an error that nobody foresaw and no
 * request owns. What such an error left behind is not known, so nobody is served on top of it: it is logged, what is
 * under way is finished, and whatever runs Colo starts it again.
 */
export function endWell({ stop, log, deadline = deadlineMs }: Options): void {
  let exitCode: number | undefined;
  const end = (code: number) => {
    const isEnding = exitCode !== undefined;
    exitCode = Math.max(exitCode ?? 0, code);
    if (isEnding) return;
    setTimeout(() => {
      log.error('Colo did not stop in time: what was still open is cut off');
      process.exit(1);
    }, deadline).unref();
    stop().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        log.error({ err: asError(error) }, 'Colo could not close everything');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.error({ err: asError(error) }, 'an error that nobody foresaw: Colo stops');
      end(1);
    });
  }
}

/** What else was thrown may hold anything, and stays unsaid. */
function asError(thrown: unknown): Error {
  return thrown instanceof Error
    ? thrown
    : new Error(`something was thrown that is no error: ${typeof thrown}`);
}
