export type MediaKind = 'image' | 'audio';

export type MediaType = {
  /** As it will be named and therefore served: the sender's own extension counts for nothing. */
  extension: string;
  contentType: string;
  /** The container may hold a film as well: whoever reads it has to make sure that it does not. */
  mayHoldVideo?: true;
};

const m4a: MediaType = { extension: 'm4a', contentType: 'audio/mp4' };

/** What every current browser shows or plays. An allow-list: what is not named here does not come in. */
const accepted: Record<MediaKind, Record<string, MediaType>> = {
  image: {
    'image/jpeg': { extension: 'jpg', contentType: 'image/jpeg' },
    'image/png': { extension: 'png', contentType: 'image/png' },
    'image/webp': { extension: 'webp', contentType: 'image/webp' },
    'image/avif': { extension: 'avif', contentType: 'image/avif' },
    'image/gif': { extension: 'gif', contentType: 'image/gif' },
  },
  audio: {
    'audio/mpeg': { extension: 'mp3', contentType: 'audio/mpeg' },
    'audio/x-m4a': m4a,
    'audio/mp4': m4a,
    // Phones record sound into containers that call themselves films.
    'video/mp4': { ...m4a, mayHoldVideo: true },
    'audio/aac': { extension: 'aac', contentType: 'audio/aac' },
    'audio/ogg': { extension: 'ogg', contentType: 'audio/ogg' },
    'audio/ogg; codecs=opus': { extension: 'ogg', contentType: 'audio/ogg' },
    'audio/wav': { extension: 'wav', contentType: 'audio/wav' },
    'audio/flac': { extension: 'flac', contentType: 'audio/flac' },
  },
};

/** What a file is by its bytes, never by its name or by what the sender says; undefined for what is not taken. */
export async function sniff(kind: MediaKind, path: string): Promise<MediaType | undefined> {
  // Loaded with the first upload: a server that only serves readers never needs it.
  const { fileTypeFromFile } = await import('file-type');
  const found = await fileTypeFromFile(path);
  return found && accepted[kind][found.mime];
}
