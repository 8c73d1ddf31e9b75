import { Line } from './line.tsx';

export function ThreeMothers({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 96 96" className={className} aria-hidden="true">
      <path
        className="fill-topic-between-mothers"
        d="M46 6C70 3 91 22 91 46C92 70 74 90 50 91C26 92 5 74 5 50C5 28 22 8 46 6Z"
      />
      <path className="fill-picture-leaf" d="M14 73C13 61 19 54 28 54C37 54 42 61 42 75Z" />
      <path className="fill-honey" d="M54 75C54 61 60 54 69 54C78 54 84 61 82 73Z" />
      <g className="fill-picture-skin">
        <circle cx="28" cy="42" r="9.5" />
        <circle cx="69" cy="42" r="9.5" />
        <circle cx="48" cy="35" r="11" />
      </g>
      <g className="fill-picture-hair">
        <path d="M18 42C17 33 23 29 29 30C35 30 39 35 38 40C31 40 26 38 24 35C23 38 21 41 18 42Z" />
        <path d="M59 41C58 34 63 29 69 29C76 29 81 35 79 43C75 41 73 38 72 35C69 39 64 41 59 41Z" />
        <path d="M36 36C34 26 41 21 48 22C56 22 62 28 60 36C55 34 52 31 51 28C47 33 42 36 36 36Z" />
        <circle cx="48" cy="19.5" r="5.5" />
      </g>
      <path
        className="fill-picture-cloth"
        d="M29 80C28 60 36 50 48 50C60 50 68 60 66 80C56 84 40 84 29 80Z"
      />
      <Line d="M31 81C30 61 38 51 49 51C61 51 69 61 68 80M15 73C15 63 20 56 27 55M82 73C83 64 78 56 71 55M44 40C46 43 51 43 53 40" />
    </svg>
  );
}
