const hlsType = 'application/vnd.apple.mpegurl';

export type VideoSource = { kind: 'hls' | 'mp4'; address: string };

/**
 * Lets the element play the source; what it answers lets go of it. Streams play by the browser's own means where it
 * says that it has them, and otherwise by a library that only then is loaded.
 */
export function attachVideo(
  video: HTMLVideoElement,
  { kind, address }: VideoSource,
  onFailed: () => void,
): () => void {
  if (kind === 'hls' && !video.canPlayType(hlsType)) return attachStream(video, address, onFailed);
  video.src = address;
  start(video);
  return () => {
    video.pause();
    video.removeAttribute('src');
    // Otherwise the browser goes on loading what nobody sees.
    video.load();
  };
}

function attachStream(video: HTMLVideoElement, address: string, onFailed: () => void): () => void {
  let letGo: (() => void) | undefined;
  let isOver = false;
  load().catch(() => !isOver && onFailed());
  return () => {
    isOver = true;
    video.pause();
    letGo?.();
  };

  async function load(): Promise<void> {
    const { default: Hls } = await import('hls.js/light');
    if (isOver) return;
    if (!Hls.isSupported()) return onFailed();
    // A worker would come from a blob, which our policy does not let run.
    const hls = new Hls({ enableWorker: false });
    letGo = () => hls.destroy();
    let hasRecovered = false;
    hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
      if (!fatal) return;
      if (type === Hls.ErrorTypes.MEDIA_ERROR && !hasRecovered) {
        hasRecovered = true;
        hls.recoverMediaError();
      } else onFailed();
    });
    hls.on(Hls.Events.MANIFEST_PARSED, () => start(video));
    hls.loadSource(address);
    hls.attachMedia(video);
  }
}

/** A browser that does not let it start by itself shows its own button. */
function start(video: HTMLVideoElement): void {
  video.play()?.catch(() => undefined);
}
