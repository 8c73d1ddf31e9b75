import { vi } from 'vitest';

/** The browser's <audio> as a test drives it: it sounds when told, and says so by the same events. */
export class FakeAudio extends EventTarget {
  static made: FakeAudio[] = [];
  src = '';
  volume = 1;
  playbackRate = 1;
  defaultPlaybackRate = 1;
  preload = '';
  currentTime = 0;
  duration = Number.NaN;
  readyState = 0;
  paused = true;
  ended = false;
  loads = 0;

  constructor() {
    super();
    FakeAudio.made.push(this);
  }

  play = vi.fn(async () => {
    this.paused = false;
    this.ended = false;
  });

  pause(): void {
    if (this.paused) return;
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  }

  load(): void {
    this.loads++;
    this.readyState = 0;
    this.currentTime = 0;
    this.paused = true;
  }

  removeAttribute(): void {
    this.src = '';
  }

  /** The first bytes have come: now it knows how long it is, and sounds. */
  arrive(duration: number): void {
    this.duration = duration;
    this.readyState = 4;
    this.dispatchEvent(new Event('loadedmetadata'));
    this.dispatchEvent(new Event('playing'));
  }

  reach(seconds: number): void {
    this.currentTime = seconds;
    this.dispatchEvent(new Event('timeupdate'));
  }

  fail(): void {
    this.dispatchEvent(new Event('error'));
  }

  end(): void {
    this.ended = true;
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
    this.dispatchEvent(new Event('ended'));
  }
}
