import type { Part } from './part-address.ts';

/**
 * What makes a list into one of low latency, or sends the player to servers of its own choice. Without them it is a
 * plain list of whole parts, which every player knows.
 */
const leftOut =
  /^#EXT-X-(?:SERVER-CONTROL|PART|PART-INF|PRELOAD-HINT|RENDITION-REPORT|CONTENT-STEERING)(?:[:\s]|$)/;
/** The next line, or the attribute of these, names another playlist; any other address is a file. */
const beforePlaylist = /^#EXT-X-STREAM-INF[:\s]/;
const holdsPlaylist = /^#EXT-X-(?:MEDIA|I-FRAME-STREAM-INF)[:\s]/;
const namedAddress = /((?:^|[:,])(?:[A-Z0-9-]*URI|X-ASSET-LIST)=)"([^"]*)"/g;

export const isPlaylistText = (text: string) => /^\uFEFF?#EXTM3U/.test(text);

/** The same list with every address in it made ours. `base` is where it was found. */
export function rewritePlaylist(text: string, base: URL, ours: (part: Part) => string): string {
  // What cannot be an address stays as it is inside ours, where nobody will fetch it.
  const resolve = (address: string) => URL.parse(address.trim(), base)?.href ?? address.trim();
  const lines: string[] = [];
  let isPlaylistNext = false;
  for (const line of text.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    if (leftOut.test(line)) continue;
    if (line.startsWith('#')) {
      if (beforePlaylist.test(line)) isPlaylistNext = true;
      const isPlaylist = holdsPlaylist.test(line);
      lines.push(
        line.replace(
          namedAddress,
          (_, name: string, address: string) => `${name}"${ours({ address: resolve(address), isPlaylist })}"`,
        ),
      );
    } else if (line.trim() === '') lines.push('');
    else {
      lines.push(ours({ address: resolve(line), isPlaylist: isPlaylistNext }));
      isPlaylistNext = false;
    }
  }
  return lines.join('\n');
}
