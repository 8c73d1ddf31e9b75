import { Line } from '../line.tsx';

/** A little screen with a leaf before it: something to watch. */
export function MovingPicture({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 96 96" className={className} aria-hidden="true">
      <rect className="fill-picture-cream" x="14" y="22" width="66" height="46" rx="9" />
      <path className="fill-picture-cloth" d="M42 34L60 45L42 56Z" />
      <path className="fill-picture-leaf" d="M70 84C66 72 72 62 84 60C86 72 82 80 70 84Z" />
      <Line d="M21 23C40 20 60 22 74 22C79 23 81 28 80 36C81 48 81 58 79 64C77 69 70 68 62 69C46 68 32 70 22 68C15 67 15 60 15 52C14 42 14 34 15 29C16 25 18 23 21 23" />
      <Line d="M43 35L60 46L43 56L43 36M70 84C74 76 78 69 83 62M34 78L58 78" />
    </svg>
  );
}
