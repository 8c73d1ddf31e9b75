export type AudioFacts = { durationSeconds: number; hasVideo: boolean };

/**
 * What can be told of an audio by reading it; undefined for what is none. Two bytes are enough to look like an MP3,
 * so only what has a measurable length counts as one.
 */
export async function readAudio(path: string): Promise<AudioFacts | undefined> {
  // Loaded with the first audio, for the same reason as the picture library.
  const { parseFile } = await import('music-metadata');
  const read = await parseFile(path, { duration: true, skipCovers: true }).catch(() => undefined);
  const { hasAudio, hasVideo = false, sampleRate, duration } = read?.format ?? {};
  if (!hasAudio || !sampleRate || !duration) return undefined;
  return { durationSeconds: Math.max(1, Math.round(duration)), hasVideo };
}
