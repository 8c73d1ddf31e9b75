import { Line } from './line.tsx';

export function Teacup({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 96 96" className={className} aria-hidden="true">
      <path
        className="fill-topic-own-time"
        d="M50 5C74 6 91 25 91 48C90 72 71 91 47 91C23 90 5 71 6 47C7 23 27 4 50 5Z"
      />
      <path className="fill-picture-cloth" d="M24 46L66 46C67 62 60 74 45 74C30 74 23 62 24 46Z" />
      <path className="fill-picture-blanket" d="M24 46C34 42 56 42 66 46C56 50 34 50 24 46Z" />
      <Line d="M26 47C26 62 32 75 46 75C60 75 67 63 66 46C56 43 36 43 26 47C36 51 56 51 66 46M66 51C75 48 80 54 76 60C73 65 67 66 63 65M24 82C38 80 52 83 68 81M38 35C34 30 42 26 38 19M51 35C47 30 55 26 51 19" />
    </svg>
  );
}
