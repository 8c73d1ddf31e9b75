import { Line } from '../line.tsx';

/** Two voices, and what they share. */
export function BetweenMothers({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 96 96" className={className} aria-hidden="true">
      <path
        className="fill-picture-cloth"
        d="M14 18C28 10 52 12 57 26C62 42 50 52 36 52L24 62L24 50C8 46 4 26 14 18Z"
      />
      <path
        className="fill-picture-blanket"
        d="M48 42C60 36 84 40 87 54C90 66 82 74 74 76L75 88L62 78C48 79 38 74 37 62C36 52 40 46 48 42Z"
      />
      <path
        className="fill-picture-cream"
        d="M62 70C53 63 49 58 52 53C55 49 60 51 62 55C64 51 69 49 72 53C75 58 71 63 62 70Z"
      />
      <Line d="M38 51L26 60L26 49C10 46 7 28 16 20C28 11 51 14 56 26C58 31 58 36 56 40M21 29C29 27 37 28 45 29M21 38C25 37 29 37 33 38" />
      <Line d="M50 43C61 38 82 41 86 54C89 65 82 73 73 75L74 86L62 77C49 78 40 73 39 62C38 53 42 46 50 43ZM63 69C55 63 51 58 54 54C57 51 61 53 62 56C65 52 69 52 71 55C73 59 70 63 67 66" />
    </svg>
  );
}
