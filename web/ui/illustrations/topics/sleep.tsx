import { Line } from '../line.tsx';

/** The moon lying down on a cloud. */
export function Sleep({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 96 96" className={className} aria-hidden="true">
      <path
        className="fill-picture-yellow"
        d="M46 10C62 12 74 27 72 45C70 60 57 71 42 70C54 64 61 52 59 38C57 26 53 17 46 10Z"
      />
      <path
        className="fill-picture-cream"
        d="M20 82C9 82 7 68 18 66C18 54 34 50 40 59C49 51 64 56 64 66C76 64 82 72 79 78C77 82 73 83 68 83Z"
      />
      <Line d="M47 12C63 15 74 29 72 46C71 52 69 57 65 61M48 13C57 24 62 38 58 52M18 81C9 79 9 68 20 67C20 56 34 52 41 60C50 53 63 58 64 67C75 66 81 72 78 79C75 84 60 82 46 83" />
      <Line d="M24 24L24 34M19 29L29 29M82 22L82 28M79 25L85 25M30 44L30 45" width={2} />
    </svg>
  );
}
