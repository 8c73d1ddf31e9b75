import { Line } from './line.tsx';

export function HeldHeart({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 96 96" className={className} aria-hidden="true">
      <path
        className="fill-topic-whole-mother"
        d="M47 6C70 4 90 22 91 46C92 70 72 91 48 91C24 92 5 72 6 48C6 26 24 8 47 6Z"
      />
      <path
        className="fill-picture-cloth"
        d="M48 60C36 50 28 42 29 32C30 23 42 21 48 30C54 21 66 23 67 32C68 42 60 50 48 60Z"
      />
      <Line d="M50 62C38 52 31 44 31 34C32 25 44 23 49 32C55 23 67 24 69 33C70 40 66 46 61 51" />
      <Line d="M20 54C24 72 36 79 50 79C64 78 74 70 78 55M26 50C29 63 38 69 49 69" />
    </svg>
  );
}
