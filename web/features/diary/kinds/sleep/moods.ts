import type { SleepMood } from '#shared/sleep/sleep.rules.ts';

/** A face is never alone: its name stands beside it, or is read aloud. */
export const moodFaces: Record<SleepMood, string> = {
  peaceful: '😌',
  happy: '😊',
  restless: '😣',
  crying: '😢',
  unsure: '🤔',
};
