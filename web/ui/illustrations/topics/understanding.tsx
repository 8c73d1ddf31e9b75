import { Line } from '../line.tsx';

/** A baby with something to say. */
export function Understanding({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 96 96" className={className} aria-hidden="true">
      <circle cx="40" cy="56" r="28" className="fill-picture-skin" />
      <circle cx="25" cy="62" r="5" className="fill-picture-pink" />
      <circle cx="54" cy="62" r="5" className="fill-picture-pink" />
      <path
        className="fill-picture-glow"
        d="M58 12C70 8 86 13 87 24C88 34 79 40 68 39L61 46L61 37C53 33 50 16 58 12Z"
      />
      <Line d="M44 29C60 30 69 43 67 58C65 74 53 85 39 84C24 83 12 71 13 56C14 43 24 32 36 29C42 26 46 31 42 34C39 36 36 33 38 30M29 53L29.2 56M49 53L49.2 56M33 66C36 70 43 70 46 66" />
      <Line
        d="M62 38C53 34 51 18 60 14C71 9 86 14 86 25C86 34 78 39 68 38L62 46ZM64 26L64.2 26M70 26L70.2 26M76 26L76.2 26"
        width={2}
      />
    </svg>
  );
}
