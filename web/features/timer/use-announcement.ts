import { useState } from 'react';
import type { TimerStatus } from './use-timer.ts';

/** What was last said aloud of the timer. It holds as long as the timer is as it was said: saved, nothing is unsaved. */
export function useAnnouncement(status: TimerStatus) {
  const [last, setLast] = useState({ of: status, text: '' });
  return {
    said: last.of === status ? last.text : '',
    say: (of: TimerStatus, text: string) => setLast({ of, text }),
  };
}
