import { isCoconut } from './kinds/food.ts';
import { isVolume } from './kinds/volume.ts';
import type { Piece } from './pieces.ts';
import { isSmall } from './reading.ts';
import type { SentenceKind } from './sentence.ts';
import { isOfTime } from './when.ts';

/** The pieces of one record, or of several foods or vaccines told together. */
export type Segment = {
  pieces: readonly Piece[];
  /** 'mixed': two kinds are spoken of at once. Null: none is. */
  kind: SentenceKind | 'mixed' | null;
};

/** Which kind a word speaks of, whatever else is said. */
const kindOfWord: Partial<Record<Piece['is'], SentenceKind>> = {
  nurse: 'feed',
  breast: 'feed',
  bottle: 'bottle',
  offer: 'bottle',
  milk: 'bottle',
  pump: 'pumping',
  store: 'milk',
  storePlace: 'milk',
  sleep: 'sleep',
  wake: 'sleep',
  nappy: 'nappy',
  content: 'nappy',
  potty: 'nappy',
  temperature: 'temperature',
  place: 'temperature',
  medicine: 'medicine',
  medicineName: 'medicine',
  measure: 'growth',
  measured: 'growth',
  eat: 'food',
  food: 'food',
  vaccine: 'vaccine',
  vaccineName: 'vaccine',
  dose: 'vaccine',
  activity: 'activity',
  milestone: 'milestone',
  feat: 'milestone',
  firstTime: 'milestone',
};

export function kindOfPieces(pieces: readonly Piece[]): Segment['kind'] {
  const has = (is: Piece['is']) => pieces.some((piece) => piece.is === is);
  const kinds = new Set<SentenceKind>();
  for (const { is } of pieces) {
    const kind = kindOfWord[is];
    if (kind) kinds.add(kind);
  }
  // Milk and its side are spoken of where it is pumped or kept as well.
  if (kinds.has('pumping') || kinds.has('milk')) {
    if (!has('bottle') && !has('offer')) kinds.delete('bottle');
    if (!has('nurse')) kinds.delete('feed');
  }
  if (kinds.has('milk') && has('bottle') && !has('offer')) kinds.delete('bottle');
  if (has('nurse') && (kinds.has('bottle') || pieces.some(isVolume))) {
    kinds.delete('feed');
    kinds.add('bottle');
  }
  if (has('eat') && pieces.every((piece) => piece.is !== 'content' || isCoconut(piece)))
    kinds.delete('nappy');
  if (kinds.has('temperature') && !has('measure')) kinds.delete('growth');
  // What was drunk may be said to have been eaten; what was eaten the first time is a food all the same.
  if (has('eat') && !has('food') && (has('milk') || pieces.some(isVolume))) {
    kinds.delete('food');
    kinds.add('bottle');
  }
  if (kinds.has('food') && !has('milestone') && !has('feat')) kinds.delete('milestone');
  if (kinds.size > 1) return 'mixed';
  return [...kinds][0] ?? kindOfAmounts(pieces);
}

/** Where no word says it: what is counted may. */
function kindOfAmounts(pieces: readonly Piece[]): SentenceKind | null {
  const has = (is: Piece['is']) => pieces.some((piece) => piece.is === is);
  const isIn = (...units: string[]) =>
    pieces.some((piece) => piece.is === 'amount' && units.includes(piece.unit));
  if (isIn('kg', 'g', 'lb', 'cm', 'in')) return 'growth';
  if (isIn('celsius', 'fahrenheit', 'degrees')) return 'temperature';
  if (isIn('dose')) return 'medicine';
  if (has('disease')) return 'vaccine';
  if (has('drink') && pieces.some(isVolume)) return 'bottle';
  if (has('side') && has('duration') && !pieces.some(isVolume)) return 'feed';
  return null;
}

/** Where one record ends and the next begins: at a word or sign that joins, if something new is spoken of behind it. */
export function segmentsOf(pieces: readonly Piece[]): Segment[] {
  const segments: { pieces: Piece[]; kind: Segment['kind'] }[] = [];
  for (const chunk of chunksOf(pieces)) {
    const kind = kindOfPieces(chunk);
    const current = segments.at(-1);
    if (current && belongs(chunk, kind, current)) {
      current.pieces.push(...chunk);
      current.kind ??= kindOfPieces(current.pieces);
      if (current.kind === 'food' && chunk.some(isCoconut)) current.kind = 'mixed';
    } else segments.push({ pieces: [...chunk], kind });
  }
  return segments;
}

function chunksOf(pieces: readonly Piece[]): Piece[][] {
  const chunks: Piece[][] = [[]];
  for (const piece of pieces) {
    if (piece.is === 'and' || piece.is === 'then') chunks.push([]);
    chunks.at(-1)?.push(piece);
  }
  return chunks.filter((chunk) => chunk.length > 0);
}

const isTimed = (pieces: readonly Piece[]) =>
  pieces.some((piece) => isOfTime(piece) && piece.is !== 'day' && piece.is !== 'part');

function belongs(chunk: readonly Piece[], kind: Segment['kind'], current: Segment): boolean {
  if (kind === null || current.kind === null) return true;
  if (current.kind === 'food' && chunk.every((piece) => isSmall(piece) || isCoconut(piece))) return true;
  // "Dei o peito esquerdo e ordenhei o direito": a side alone goes with what was spoken of.
  if (kind === 'feed' && current.kind === 'pumping' && !chunk.some(({ is }) => is === 'nurse')) return true;
  if (kind !== current.kind) return false;
  const isTwoEnds = kind === 'sleep' && [...chunk, ...current.pieces].some(({ is }) => is === 'wake');
  return isTwoEnds || !(isTimed(chunk) && isTimed(current.pieces));
}
