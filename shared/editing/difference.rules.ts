/** A stretch of one or both texts. Without the new pieces they are the text before, without the gone ones the text after. */
export type DifferencePiece = { kind: 'same' | 'gone' | 'new'; text: string };

/** Beyond so many edits two stretches have little in common, and are better read whole. */
const mostEdits = 600;

/** What changed between two texts, by words: first whole lines are matched, then the words of those that differ. */
export function difference(before: string, after: string): DifferencePiece[] {
  const byLine = compare(inLines(before), inLines(after));
  return tidy(byLine).flatMap(({ same, gone, added }) => [
    ...piece('same', same),
    ...tidy(compare(inWords(gone), inWords(added))).flatMap((run) => [
      ...piece('same', run.same),
      ...piece('gone', run.gone),
      ...piece('new', run.added),
    ]),
  ]);
}

const inLines = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
const inWords = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];

function piece(kind: DifferencePiece['kind'], text: string): DifferencePiece[] {
  return text ? [{ kind, text }] : [];
}

/** What stayed, followed by what was replaced by what. */
type Run = { same: string; gone: string; added: string };

function tidy(pieces: readonly DifferencePiece[]): Run[] {
  const runs: Run[] = [];
  for (const { kind, text } of pieces) {
    let run = runs.at(-1);
    if (!run || (kind === 'same' && (run.gone || run.added))) {
      run = { same: '', gone: '', added: '' };
      runs.push(run);
    }
    run[kind === 'new' ? 'added' : kind] += text;
  }
  return runs;
}

function compare(before: readonly string[], after: readonly string[]): DifferencePiece[] {
  const start = commonLength(before, after);
  const end = commonLength(before.slice(start).reverse(), after.slice(start).reverse());
  const gone = before.slice(start, before.length - end);
  const added = after.slice(start, after.length - end);
  return [
    ...before.slice(0, start).map((text) => ({ kind: 'same' as const, text })),
    ...(shortestEdits(gone, added) ?? replaced(gone, added)),
    ...before.slice(before.length - end).map((text) => ({ kind: 'same' as const, text })),
  ];
}

function commonLength(one: readonly string[], other: readonly string[]): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one[length] === other[length]) length++;
  return length;
}

function replaced(gone: readonly string[], added: readonly string[]): DifferencePiece[] {
  return [...piece('gone', gone.join('')), ...piece('new', added.join(''))];
}

/** Myers' algorithm: how far each diagonal gets with every edit more. Undefined when there would be too many. */
function shortestEdits(before: readonly string[], after: readonly string[]): DifferencePiece[] | undefined {
  const reached: Map<number, number>[] = [];
  const furthest = new Map([[1, 0]]);
  const at = (diagonal: number) => furthest.get(diagonal) ?? -1;
  for (let edits = 0; edits <= mostEdits; edits++) {
    reached.push(new Map(furthest));
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const isDown = diagonal === -edits || (diagonal !== edits && at(diagonal - 1) < at(diagonal + 1));
      let x = isDown ? at(diagonal + 1) : at(diagonal - 1) + 1;
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x++;
      furthest.set(diagonal, x);
      if (x >= before.length && x - diagonal >= after.length) return walkBack(before, after, reached);
    }
  }
  return undefined;
}

function walkBack(
  before: readonly string[],
  after: readonly string[],
  reached: readonly Map<number, number>[],
): DifferencePiece[] {
  const pieces: DifferencePiece[] = [];
  let x = before.length;
  let y = after.length;
  for (let edits = reached.length - 1; edits >= 0; edits--) {
    const at = (diagonal: number) => reached[edits]?.get(diagonal) ?? -1;
    const diagonal = x - y;
    const isDown = diagonal === -edits || (diagonal !== edits && at(diagonal - 1) < at(diagonal + 1));
    const fromX = edits === 0 ? 0 : isDown ? at(diagonal + 1) : at(diagonal - 1);
    const fromY = edits === 0 ? 0 : fromX - (isDown ? diagonal + 1 : diagonal - 1);
    for (; x > fromX && y > fromY; y--) pieces.push({ kind: 'same', text: before[--x] ?? '' });
    if (edits > 0 && isDown) pieces.push({ kind: 'new', text: after[--y] ?? '' });
    else if (edits > 0) pieces.push({ kind: 'gone', text: before[--x] ?? '' });
  }
  return pieces.reverse();
}
