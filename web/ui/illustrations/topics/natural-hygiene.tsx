import { Line } from '../line.tsx';

/** A basin of warm water, with bubbles and a leaf. */
export function NaturalHygiene({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 96 96" className={className} aria-hidden="true">
      <circle cx="30" cy="34" r="10" className="fill-picture-glow" />
      <circle cx="46" cy="24" r="7" className="fill-picture-glow" />
      <circle cx="52" cy="40" r="9" className="fill-picture-glow" />
      <path
        className="fill-picture-orange"
        d="M8 46L88 46C88 52 84 54 82 54C80 74 70 84 48 84C26 84 16 74 14 54C10 54 8 51 8 46Z"
      />
      <path className="fill-picture-leaf" d="M64 44C58 34 62 22 74 16C80 28 76 40 66 45Z" />
      <Line d="M9 47C9 52 11 54 15 54C17 74 28 84 49 83C69 83 79 74 81 54C85 54 87 51 87 47L9 46M22 39C17 30 24 23 32 25C38 26 41 32 39 38M40 21C42 16 51 16 52 22C53 26 50 30 46 30M46 44C43 38 48 31 54 33C60 34 61 40 58 44M65 44C66 36 69 28 73 20M68 32C71 31 73 29 75 27M26 60C28 68 33 73 40 75" />
    </svg>
  );
}
