import { Line } from '../line.tsx';

/** A bowl, a spoon, and half an avocado waiting. */
export function FirstBites({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 96 96" className={className} aria-hidden="true">
      <path className="fill-picture-cloth" d="M14 50L72 50C73 70 60 82 43 82C26 82 13 70 14 50Z" />
      <path
        className="fill-picture-yellow"
        d="M18 50C20 40 30 38 36 42C42 35 54 36 56 43C63 40 69 44 69 50Z"
      />
      <path className="fill-picture-leaf" d="M30 38C26 32 28 25 35 22C38 29 37 35 32 39Z" />
      <Line d="M15 51C15 69 27 83 44 83C60 82 72 71 71 50L13 50M19 49C21 41 31 39 37 43C43 36 54 38 57 44C62 42 67 45 68 49M32 40C31 33 33 28 36 23M30 90C38 88 48 90 57 89" />
      <path
        className="fill-picture-orange"
        d="M78 14C85 14 88 22 86 29C84 35 75 36 73 29C71 22 73 14 78 14Z"
      />
      <Line d="M80 15C86 16 88 24 86 30C83 36 76 35 74 29C72 22 75 14 80 15ZM80 35C79 48 81 62 79 76" />
    </svg>
  );
}
