import { Line } from './line.tsx';

/** The hand-drawn line goes on across the page and ties one small loop, to part two sections. */
export function Thread() {
  return (
    <div className="relative mt-5 h-24 overflow-hidden desk:h-32">
      <svg
        viewBox="0 0 2400 96"
        className="absolute top-1/2 left-1/2 w-[2400px] -translate-1/2"
        aria-hidden="true"
      >
        <Line d="M0 50C220 38 420 60 640 48C820 40 980 56 1120 52C1176 50 1236 44 1240 24C1242 8 1218 6 1212 24C1206 44 1232 56 1290 52C1440 42 1600 58 1800 46C2000 38 2200 58 2400 48" />
      </svg>
    </div>
  );
}
