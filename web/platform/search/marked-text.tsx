import type { TextPiece } from '#shared/search/sought.rules.ts';

/** A text with what was searched for in bold, made of its own pieces: nothing is lost and nothing added. */
export function MarkedText({ pieces }: { pieces: readonly TextPiece[] }) {
  return [...pieces.entries()].map(([place, { text, isMatch }]) =>
    isMatch ? (
      <mark key={place} className="rounded-small bg-blush font-extrabold text-ink">
        {text}
      </mark>
    ) : (
      <span key={place}>{text}</span>
    ),
  );
}
