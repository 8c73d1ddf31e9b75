import { createHash } from 'node:crypto';
import type { RowText } from './tables.ts';

const room = 1n << 256n;

/** One figure for all rows of a table, the same in whatever order they come: the sum of what each row hashes to. */
export class RowsDigest {
  #sum = 0n;
  rows = 0;

  add(row: RowText): void {
    this.#sum = (this.#sum + BigInt(`0x${createHash('sha256').update(row).digest('hex')}`)) % room;
    this.rows += 1;
  }

  get digest(): string {
    return this.#sum.toString(16).padStart(64, '0');
  }
}
