import { maxTopicNoteLength } from './topics.schema.ts';

/** Between the words of two phones: a line that says the same in every language. */
export const noteDivider = '\n\n———\n\n';

type Stored = { text: string; revision: number; writer: string; writerSince: number };
type Sent = { text: string; baseRevision: number; writer: string };

/**
 * What the stored text becomes. Written upon what is stored, or by the phone that wrote last and has gone on since, the
 * new text takes its place. Where another device wrote, both stay, one below the other, and nothing stands twice. Never
 * cut: what grows too long is refused, and stays with her to be shortened.
 */
export function mergedNote(stored: Stored | null, sent: Sent): Stored | 'too_long' {
  const { writer } = sent;
  if (stored === null)
    return checked({ text: sent.text, revision: 1, writer, writerSince: sent.baseRevision });
  const goesOn = stored.writer === writer && sent.baseRevision >= stored.writerSince;
  const isUpToDate = goesOn || stored.revision === sent.baseRevision;
  return checked({
    text: isUpToDate ? sent.text : both(stored.text, sent.text),
    revision: stored.revision + 1,
    writer,
    writerSince: goesOn ? stored.writerSince : stored.revision,
  });
}

function checked(note: Stored): Stored | 'too_long' {
  return note.text.length > maxTopicNoteLength ? 'too_long' : note;
}

function both(stored: string, sent: string): string {
  if (stored.includes(sent.trim())) return stored;
  if (sent.includes(stored.trim())) return sent;
  // Either may be two texts already: a part that the other side has grown since is not said again.
  const [older, newer] = [partsOf(stored), partsOf(sent)];
  const kept = older.filter((part) => !newer.some((other) => other.includes(part)));
  const added = newer.filter((part) => !kept.some((other) => other.includes(part)));
  return [...kept, ...added].join(noteDivider);
}

const partsOf = (text: string) =>
  text
    .split(noteDivider.trim())
    .map((part) => part.trim())
    .filter(Boolean);
