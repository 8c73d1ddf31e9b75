import type { FileReader } from './file-reader.ts';
import type { Asked, Told } from './reading.ts';

/** What the worker says to a question, with its number. */
export function answerWith(
  reader: FileReader,
  { turn, asked }: { turn: number; asked: Asked },
): { turn: number; told: Told } {
  try {
    const told =
      'files' in asked ? { looked: reader.look(asked.files) } : { read: reader.read(asked.context) };
    return { turn, told };
  } catch (error) {
    return { turn, told: { failed: String(error) } };
  }
}
