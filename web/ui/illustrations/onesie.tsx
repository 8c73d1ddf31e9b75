import { Line } from './line.tsx';

export function Onesie({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 96 96" className={className} aria-hidden="true">
      <path
        className="fill-topic-sleep"
        d="M50 5C74 7 92 24 91 48C90 72 70 92 46 91C22 89 4 70 6 47C8 24 28 4 50 5Z"
      />
      <path
        className="fill-picture-blanket"
        d="M36 24L22 36L30 48L35 44L33 66C36 68 39 72 40 76L54 76C56 72 59 69 63 67L61 44L67 48L74 36L60 24C56 32 40 32 36 24Z"
      />
      <Line d="M38 24L23 37L31 49L36 45L34 67C38 69 41 73 42 77L55 77C57 73 60 70 64 68L62 45L67 49L75 37L61 25C57 33 42 33 38 24ZM46 70L46.2 70M52 70L52.2 70" />
      <Line d="M49 46C47 43 43 44 43 47C43 50 46 52 49 54C52 52 55 50 55 47C55 44 51 43 49 46Z" />
    </svg>
  );
}
