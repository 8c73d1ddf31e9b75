import type { ImportFile } from '#shared/import/imported.ts';

/** More than years of any diary; a phone's memory is small. */
const mostBytes = 60_000_000;

export class TooLargeError extends Error {}

const endOfArchive = 0x06054b50;
const entryInList = 0x02014b50;

/** The texts of the chosen files, and of what lies in archives among them. */
export async function textsOf(files: readonly File[]): Promise<ImportFile[]> {
  if (files.reduce((sum, { size }) => sum + size, 0) > mostBytes) throw new TooLargeError();
  const texts = await Promise.all(
    files.map(async (file) =>
      (await isArchive(file))
        ? unzipped(new DataView(await file.arrayBuffer()))
        : [{ name: file.name, text: await file.text() }],
    ),
  );
  return texts.flat().filter(({ text }) => text.trim() !== '');
}

async function isArchive(file: File): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return start[0] === 0x50 && start[1] === 0x4b && start[2] === 3 && start[3] === 4;
}

type Entry = { name: string; isPacked: boolean; begin: number; packed: number; whole: number };

/** Its tables and our own file; whatever else lies in it is not opened. */
async function unzipped(archive: DataView<ArrayBuffer>): Promise<ImportFile[]> {
  const wanted = entriesOf(archive).filter(({ name }) => /\.(csv|json)$/i.test(name));
  if (wanted.reduce((sum, { whole }) => sum + whole, 0) > mostBytes) throw new TooLargeError();
  return Promise.all(wanted.map(async (entry) => ({ name: entry.name, text: await textOf(archive, entry) })));
}

function entriesOf(archive: DataView<ArrayBuffer>): Entry[] {
  let end = archive.byteLength - 22;
  while (end > 0 && archive.getUint32(end, true) !== endOfArchive) end--;
  const entries: Entry[] = [];
  let at = archive.getUint32(end + 16, true);
  for (let left = archive.getUint16(end + 10, true); left > 0; left--) {
    if (archive.getUint32(at, true) !== entryInList) break;
    const [name, extra, comment] = [28, 30, 32].map((place) => archive.getUint16(at + place, true)) as [
      number,
      number,
      number,
    ];
    entries.push({
      name: new TextDecoder().decode(new Uint8Array(archive.buffer, at + 46, name)),
      isPacked: archive.getUint16(at + 10, true) === 8,
      packed: archive.getUint32(at + 20, true),
      whole: archive.getUint32(at + 24, true),
      begin: archive.getUint32(at + 42, true),
    });
    at += 46 + name + extra + comment;
  }
  return entries;
}

function textOf(archive: DataView<ArrayBuffer>, { begin, packed, isPacked }: Entry): Promise<string> {
  const body = begin + 30 + archive.getUint16(begin + 26, true) + archive.getUint16(begin + 28, true);
  const bytes = new Blob([new Uint8Array(archive.buffer, body, packed)]);
  if (!isPacked) return bytes.text();
  return new Response(bytes.stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();
}
