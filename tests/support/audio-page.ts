import { vi } from 'vitest';
import type { Track } from '#web/platform/audio/player-state.ts';
import { FakeAudio } from './fake-audio.ts';

export const lullaby: Track = {
  id: 'a1',
  url: '/media/post-audio/a.mp3',
  title: 'Sono',
  artist: 'Equipe Colo',
  durationSeconds: null,
};

type Handlers = Partial<Record<MediaSessionAction, MediaSessionActionHandler>>;

/** A page that has just been opened: nothing loaded, only what the device remembers. */
export async function openPage() {
  vi.resetModules();
  FakeAudio.made = [];
  vi.stubGlobal('Audio', FakeAudio);
  const handlers: Handlers = {};
  const session = {
    metadata: null as MediaMetadataInit | null,
    playbackState: 'none',
    positions: [] as (MediaPositionState | undefined)[],
    setActionHandler: (action: MediaSessionAction, handler: MediaSessionActionHandler) => {
      if (action === 'stop') throw new TypeError('not known here');
      handlers[action] = handler;
    },
    setPositionState: (position?: MediaPositionState) => session.positions.push(position),
  };
  Object.defineProperty(navigator, 'mediaSession', { value: session, configurable: true });
  vi.stubGlobal(
    'MediaMetadata',
    class {
      constructor(init: MediaMetadataInit) {
        Object.assign(this, init);
      }
    },
  );
  const player = await import('#web/platform/audio/audio-player.ts');
  const { playerState: state } = await import('#web/platform/audio/player-state.ts');
  const sound = () => {
    const made = FakeAudio.made.at(-1);
    if (!made) throw new Error('Nothing was played');
    return made;
  };
  return { player, state, sound, session, handlers };
}
