import { createInterface } from 'node:readline';
import { concernIn } from '#shared/care/concern.ts';

/** Sentences on standard input, one a line; for each a line: none, distress, violence, baby-emergency or loss. */
for await (const sentence of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  console.log(concernIn(sentence) ?? 'none');
}
