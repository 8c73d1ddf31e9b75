import { once } from 'node:events';
import { constants, createDeflateRaw } from 'node:zlib';
import { ZipPassThrough } from 'fflate';

const deflateMethod = 8;
const roomBytes = 64 * 1024;

/**
 * A file of a zip archive, made small on another thread: the one that answers everybody has other things to do. What
 * comes out goes to the archive before the next piece goes in.
 */
export class DeflatedFile extends ZipPassThrough {
  /** Each piece comes out when it went in: whoever reads slowly holds up the making, not a pile of it. */
  readonly #deflate = createDeflateRaw({ flush: constants.Z_SYNC_FLUSH });
  readonly #encoder = new TextEncoder();
  /** Used again for every piece: bytes that are thrown away pile up faster than they are swept. */
  readonly #room = new Uint8Array(roomBytes);

  constructor(name: string, changedAt: Date) {
    super(name);
    this.compression = deflateMethod;
    this.mtime = changedAt;
    this.#deflate.on('data', (small: Buffer<ArrayBuffer>) => this.ondata(null, small, false));
  }

  /** The archive wants what came out; the check sum and the size are of what went in. */
  protected override process(): void {}

  async add(piece: string | Uint8Array): Promise<void> {
    if (typeof piece !== 'string') return this.#deflateNow(piece);
    for (let rest = piece; rest !== ''; ) {
      const { read, written } = this.#encoder.encodeInto(rest, this.#room);
      rest = rest.slice(read);
      await this.#deflateNow(this.#room.subarray(0, written));
    }
  }

  async #deflateNow(bytes: Uint8Array): Promise<void> {
    this.push(bytes);
    await new Promise<void>((resolve, reject) => {
      this.#deflate.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
  }

  async end(): Promise<void> {
    this.push(new Uint8Array(), true);
    this.#deflate.end();
    await once(this.#deflate, 'end');
    this.ondata(null, new Uint8Array(), true);
  }

  /** Given up half-way, it holds memory outside of JavaScript until this is called. */
  close(): void {
    this.#deflate.destroy();
  }
}
