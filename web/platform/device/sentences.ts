/** Some voices fall silent after fifteen seconds of one utterance; this many letters take about ten. */
const mostLetters = 180;

/** A text in pieces short enough for a voice: sentences, and long ones cut where one would breathe. */
export function sentencesOf(text: string): string[] {
  const sentences = text.match(/[^.!?…\n]+(?:[.!?…]+["”’)»]*|\n|$)\s*|[.!?…\n]+\s*/g) ?? [];
  return sentences
    .flatMap((sentence) => shortEnough(sentence.trim()))
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

function shortEnough(sentence: string): string[] {
  if (sentence.length <= mostLetters) return [sentence];
  const head = sentence.slice(0, mostLetters);
  const breath = Math.max(head.lastIndexOf(', '), head.lastIndexOf('; '), head.lastIndexOf(': ')) + 1;
  const cut = breath || head.lastIndexOf(' ') || mostLetters;
  const at = cut > 0 ? cut : mostLetters;
  return [sentence.slice(0, at).trim(), ...shortEnough(sentence.slice(at).trim())];
}
