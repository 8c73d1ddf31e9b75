/** What a text may ask us to care about; each has a card of its own. Stored by name, and the order of the model's columns. */
export const concerns = ['distress', 'violence', 'baby-emergency', 'loss'] as const;
export type Concern = (typeof concerns)[number];

/** Somebody may be in danger now: staff are told at once, and read it before anything else. */
export const urgentConcerns = [
  'distress',
  'violence',
  'baby-emergency',
] as const satisfies readonly Concern[];

export const isUrgent = (concern: Concern | null): boolean =>
  concern !== null && (urgentConcerns as readonly Concern[]).includes(concern);

/** Who may be in danger, then who grieves, then everybody else. */
export function urgencyOf(concern: Concern | null): 0 | 1 | 2 {
  if (concern === null) return 0;
  return isUrgent(concern) ? 2 : 1;
}
