import { firstAge, lastAge } from '#shared/daily/daily.rules.ts';

/** What this part of the panel shows when no piece is open, as the address names it. */
const viewSegments = { list: 'conteudos', gaps: 'lacunas', preview: 'previa' } as const;
export type DailyView = keyof typeof viewSegments;
export const dailyViews = Object.keys(viewSegments) as DailyView[];

export const viewIn = (segment: string | undefined): DailyView =>
  dailyViews.find((view) => viewSegments[view] === segment) ?? 'list';

/** The list is where the section begins, and needs no name. */
export const segmentOf = (view: DailyView): string | undefined =>
  view === 'list' ? undefined : viewSegments[view];

/** The piece that is open: one that exists, or a new one, perhaps for ages that lack it. */
export type OpenPiece = { id: string } | { id: null; ages: Ages | undefined };
export type Ages = { fromAge: number; toAge: number };

const newPiece = /^novo(?:\.(-?\d{1,3})\.(-?\d{1,3}))?$/;

export function pieceIn(segment: string | undefined): OpenPiece | undefined {
  if (!segment) return undefined;
  const found = newPiece.exec(segment);
  if (!found) return { id: segment };
  const [fromAge = Number.NaN, toAge = Number.NaN] = found.slice(1).map(Number);
  const isKnown = firstAge <= fromAge && fromAge <= toAge && toAge <= lastAge;
  return { id: null, ages: isKnown ? { fromAge, toAge } : undefined };
}

export const segmentOfNew = (ages?: Ages): string => (ages ? `novo.${ages.fromAge}.${ages.toAge}` : 'novo');
