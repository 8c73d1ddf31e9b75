import { Line } from '../line.tsx';

/** An open book, and a flower to mark where she stopped. */
export function OwnTime({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 96 96" className={className} aria-hidden="true">
      <path className="fill-picture-glow" d="M48 40C38 32 24 30 11 34L11 76C24 72 38 74 48 82Z" />
      <path className="fill-picture-blanket" d="M48 40C58 32 72 30 85 34L85 76C72 72 58 74 48 82Z" />
      <path className="fill-picture-leaf" d="M50 34C44 30 42 24 45 18C52 21 54 28 50 34Z" />
      <circle cx="58" cy="15" r="7" className="fill-picture-pink" />
      <Line d="M49 41C39 34 25 32 12 35L12 77C25 73 39 75 48 83C58 75 72 72 84 77L84 34C71 31 58 34 48 42C49 55 47 69 48 82M20 47C27 45 34 47 40 50M20 57C27 55 34 57 40 60M57 50C63 47 70 46 77 47M57 60C62 57 67 56 71 56" />
      <Line
        d="M51 48C50 38 52 28 57 20M58 9C64 8 67 15 63 18C65 23 57 25 56 20C50 20 50 12 54 12C54 9 56 8 58 9Z"
        width={2}
      />
    </svg>
  );
}
