import type { Here } from './moments.ts';
import type { Piece, PieceOf } from './pieces.ts';
import type { Asking, SentenceQuestion, Span } from './sentence.ts';

/** Pieces of one record, from which its kind takes what it understands. What nobody took is asked about. */
export type Reading = {
  here: Here;
  pieces: readonly Piece[];
  /** The first of that sort that was not taken yet. */
  take<Is extends Piece['is']>(is: Is): PieceOf<Is> | undefined;
  takeAll<Is extends Piece['is']>(is: Is): PieceOf<Is>[];
  has(is: Piece['is']): boolean;
  use(piece: Piece): void;
  isUsed(piece: Piece): boolean;
  ask(question: SentenceQuestion, at?: readonly Piece[]): void;
  asked: readonly Omit<Asking, 'drafts'>[];
  /** What was taken so far. */
  used(): Piece[];
};

export function readingOf(pieces: readonly Piece[], here: Here): Reading {
  const taken = new Set<Piece>();
  const asked: Omit<Asking, 'drafts'>[] = [];
  const isOpen = <Is extends Piece['is']>(is: Is) => {
    return (piece: Piece): piece is PieceOf<Is> => piece.is === is && !taken.has(piece);
  };
  return {
    here,
    pieces,
    take(is) {
      const found = pieces.find(isOpen(is));
      if (found) taken.add(found);
      return found;
    },
    takeAll(is) {
      const found = pieces.filter(isOpen(is));
      for (const piece of found) taken.add(piece);
      return found;
    },
    has: (is) => pieces.some((piece) => piece.is === is),
    use: (piece) => void taken.add(piece),
    isUsed: (piece) => taken.has(piece),
    ask: (question, at = pieces.filter((piece) => taken.has(piece))) =>
      void asked.push({ question, at: spansOf(at) }),
    asked,
    used: () => pieces.filter((piece) => taken.has(piece)),
  };
}

export const spansOf = (pieces: readonly Piece[]): Span[] => pieces.map(({ span }) => span);

/** Something says that it has been: a verb, or when. A noun alone may be what she looks for, or means to buy. */
export const isTold = ({ pieces }: Reading): boolean =>
  pieces.some(({ is, words }) =>
    is === 'did' ? !/^(is|was|were|esta|ta|estava)$/.test(words) : tellingPieces.includes(is),
  );
const tellingPieces = [
  'drink',
  'eat',
  'liking',
  'sign',
  'now',
  'ago',
  'clock',
  'clocks',
  'hours',
  'day',
  'date',
  'part',
];

/** Words that may stand anywhere and change nothing. */
export const isSmall = ({ is }: Piece): boolean => is === 'filler' || is === 'and' || is === 'then';
