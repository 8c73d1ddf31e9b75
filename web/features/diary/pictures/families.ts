import type { KindName } from '#shared/diary/kinds.ts';

/** Kinds that belong together have one colour and one place in a picture; which of them it is, its icon tells. */
export type Family = 'sleep' | 'feeding' | 'activity' | 'nappy' | 'health' | 'other';

const members: Partial<Record<KindName, Family>> = {
  sleep: 'sleep',
  feed: 'feeding',
  bottle: 'feeding',
  food: 'feeding',
  pumping: 'feeding',
  milk: 'feeding',
  activity: 'activity',
  nappy: 'nappy',
  temperature: 'health',
  medicine: 'health',
  growth: 'health',
  vaccine: 'health',
};
export const familyOf = (kind: KindName): Family => members[kind] ?? 'other';

export const paints: Record<Family, { fill: string; stroke: string; text: string; swatch: string }> = {
  sleep: {
    fill: 'fill-face-blue',
    stroke: 'stroke-face-blue',
    text: 'text-face-blue',
    swatch: 'bg-face-blue',
  },
  feeding: { fill: 'fill-clay', stroke: 'stroke-clay', text: 'text-clay', swatch: 'bg-clay' },
  activity: { fill: 'fill-honey', stroke: 'stroke-honey', text: 'text-honey', swatch: 'bg-honey' },
  nappy: { fill: 'fill-sage', stroke: 'stroke-sage', text: 'text-sage', swatch: 'bg-sage' },
  health: { fill: 'fill-plum', stroke: 'stroke-plum', text: 'text-plum', swatch: 'bg-plum' },
  other: {
    fill: 'fill-face-lilac',
    stroke: 'stroke-face-lilac',
    text: 'text-face-lilac',
    swatch: 'bg-face-lilac',
  },
};
