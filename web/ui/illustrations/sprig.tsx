import { Line } from './line.tsx';

export function Sprig({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 96 96" className={className} aria-hidden="true">
      <path
        className="fill-topic-understanding"
        d="M46 6C69 3 90 20 91 45C92 70 74 91 49 91C25 91 5 73 5 49C5 27 22 9 46 6Z"
      />
      <path
        className="fill-picture-leaf"
        d="M48 18C58 28 58 42 49 50C39 42 39 28 48 18ZM45 62C32 64 22 56 20 44C33 42 44 49 45 62ZM52 62C52 49 63 42 76 44C74 56 65 64 52 62ZM44 78C36 83 26 80 21 72C30 67 41 69 44 78ZM54 78C57 69 67 67 76 72C71 80 62 83 54 78Z"
      />
      <Line d="M49 88C49 68 48 48 49 28M48 66C42 58 34 52 26 48M50 66C56 58 62 53 70 49M49 82C44 78 36 75 29 74M50 82C55 78 62 75 69 74" />
    </svg>
  );
}
