import type { ArchiveSource } from './archive-source.ts';

/** The POSIX archive, as far as a backup needs it: plain files, so that any `tar` can look inside. */
const block = 512;
const maxNameBytes = 100;
const maxFolderBytes = 155;
const maxSize = 8 ** 11 - 1;

export type TarEntry = { name: string; size: number; offset: number };

/** How many zero bytes follow a body of that size. */
export const paddingAfter = (size: number) => (block - (size % block)) % block;

/** Two empty blocks say that nothing follows. */
export const tarEnd = Buffer.alloc(2 * block);

export function tarHeader(name: string, size: number, changedAt: Date): Buffer {
  const { folder, file } = partsOf(name);
  if (size > maxSize) throw new Error(`${name} is too large for a backup.`);
  const header = Buffer.alloc(block);
  header.write(file, 0);
  header.write(folder, 345);
  header.write('0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${octal(size, 11)}\0`, 124);
  header.write(`${octal(Math.floor(changedAt.getTime() / 1000), 11)}\0`, 136);
  header.write('0', 156);
  header.write('ustar\0' + '00', 257);
  header.write(`${octal(checksumOf(header), 6)}\0 `, 148);
  return header;
}

/** Where each file lies in the archive. Throws where it is none, or ends too soon. */
export async function tarEntries(archive: ArchiveSource): Promise<TarEntry[]> {
  const entries: TarEntry[] = [];
  for (let at = 0; ; ) {
    const header = await archive.bytes(at, block);
    if (header.length < block) throw new Error('it ends too soon');
    if (header.every((byte) => byte === 0)) return entries;
    if (Number.parseInt(text(header, 148, 8), 8) !== checksumOf(header)) throw new Error('it is no archive');
    const size = Number.parseInt(text(header, 124, 12), 8);
    const offset = at + block;
    at = offset + size + paddingAfter(size);
    if (at > archive.size) throw new Error('it ends too soon');
    const [folder, file] = [text(header, 345, maxFolderBytes), text(header, 0, maxNameBytes)];
    entries.push({ name: folder ? `${folder}/${file}` : file, size, offset });
  }
}

/** A name that is long for its field is told as the folder and the file in it. */
function partsOf(name: string): { folder: string; file: string } {
  if (Buffer.byteLength(name) <= maxNameBytes) return { folder: '', file: name };
  const [folder, file] = [name.slice(0, name.lastIndexOf('/')), name.slice(name.lastIndexOf('/') + 1)];
  if (Buffer.byteLength(file) > maxNameBytes || Buffer.byteLength(folder) > maxFolderBytes)
    throw new Error(`The name ${name} is too long for a backup.`);
  return { folder, file };
}

const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');

const text = (header: Buffer, start: number, length: number) =>
  header.toString('utf8', start, start + length).split('\0')[0] ?? '';

/** The sum of all bytes, those of the sum itself counted as spaces. */
function checksumOf(header: Buffer): number {
  return header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);
}
