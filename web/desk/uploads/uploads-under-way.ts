import { createListeners } from '#web/platform/device/listeners.ts';

/** What became of a file: it arrived, it could not, or she did not want it any more. */
export type UploadOutcome = 'done' | 'failed' | 'cancelled';

/** `percent` is null while nobody can measure it. */
type Progress = { count: number; percent: number | null };

type Part = { sent: number; total: number | undefined; cancel: () => void };

export type UploadsUnderWay = ReturnType<typeof createUploadsUnderWay>;

/** The files that are on their way for one form: how far they are, how they ended, and how to stop them. */
export function createUploadsUnderWay() {
  const parts = new Set<Part>();
  const { subscribe, notify } = createListeners();
  const waiting = new Set<(outcome: UploadOutcome) => void>();
  let now: Progress = { count: 0, percent: null };
  let worst: UploadOutcome = 'done';

  function tell(): void {
    now = { count: parts.size, percent: percentOf([...parts]) };
    notify();
  }

  function end(part: Part, outcome: UploadOutcome): void {
    if (!parts.delete(part)) return;
    if (outcome === 'failed' || worst === 'done') worst = outcome;
    if (parts.size === 0) {
      for (const settle of waiting) settle(worst);
      waiting.clear();
    }
    tell();
  }

  return {
    current: () => now,
    subscribe,
    /** Call `end` once the form has what arrived: whoever waits goes on with the form as it is then. */
    begin({ total, cancel }: Pick<Part, 'total' | 'cancel'>) {
      const part: Part = { sent: 0, total, cancel };
      if (parts.size === 0) worst = 'done';
      parts.add(part);
      tell();
      return {
        progress(sent: number): void {
          part.sent = sent;
          tell();
        },
        end: (outcome: UploadOutcome) => end(part, outcome),
      };
    },
    /** When nothing is on its way any more: the worst that happened to any of them. */
    settled(): Promise<UploadOutcome> {
      if (parts.size === 0) return Promise.resolve('done');
      return new Promise((resolve) => waiting.add(resolve));
    },
    cancel(): void {
      for (const part of parts) part.cancel();
    },
  };
}

function percentOf(parts: Part[]): number | null {
  let sent = 0;
  let total = 0;
  for (const part of parts) {
    if (part.total === undefined) return null;
    sent += Math.min(part.sent, part.total);
    total += part.total;
  }
  // What is all there still has to be taken in: only its end is 100.
  return total === 0 ? null : Math.min(99, Math.floor((sent / total) * 100));
}
