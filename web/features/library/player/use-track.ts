import { type PlayerState, type Track, useLeftAt, usePlayer } from '#web/platform/audio/player-state.ts';

/** The specification's label, until the recording has said how long it is. */
export const unknownDuration = 330;

type Hearing = Pick<PlayerState, 'status' | 'position' | 'volume' | 'speed'> & {
  duration: number;
  isSounding: boolean;
};

/** One recording as its page shows it: live when it is in the player, else as she left it. */
export function useTrack({ url, durationSeconds }: Track): Hearing {
  const player = usePlayer();
  const leftAt = useLeftAt(url);
  const isLoaded = player.track?.url === url;
  const status = isLoaded ? player.status : 'paused';
  return {
    status,
    isSounding: status === 'playing' || status === 'waiting',
    position: isLoaded ? player.position : leftAt,
    duration: (isLoaded ? player.duration : durationSeconds) ?? unknownDuration,
    volume: player.volume,
    speed: player.speed,
  };
}
