import { createElement, Fragment } from 'react';
import type { DifferencePiece } from '#shared/editing/difference.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';

type Props = { pieces: readonly DifferencePiece[]; side: 'before' | 'after' };

/** One side of a comparison. The pieces never move among each other, so they are children by their place. */
export function DifferenceText({ pieces, side }: Props) {
  const t = useTexts();
  const hidden = side === 'before' ? 'new' : 'gone';
  const shown = pieces.filter(({ kind }) => kind !== hidden);
  if (shown.length === 0) return <p className="text-ink-soft">{t('editing.nothingThere')}</p>;
  return (
    <p className="wrap-anywhere whitespace-pre-wrap">{createElement(Fragment, null, ...shown.map(marked))}</p>
  );
}

function marked(piece: DifferencePiece) {
  return piece.kind === 'same' ? piece.text : <Mark {...piece} />;
}

/** What only this side says, marked by more than colour: neither side is wrong, so nothing is struck out. */
function Mark({ kind, text }: DifferencePiece) {
  const t = useTexts();
  const ground = kind === 'gone' ? 'bg-blush decoration-clay' : 'bg-sage-soft decoration-sage';
  return (
    <mark className={`rounded-small text-ink underline decoration-2 underline-offset-4 ${ground}`}>
      <span className="sr-only">{t('editing.onlyHereMark')} </span>
      {text}
    </mark>
  );
}
