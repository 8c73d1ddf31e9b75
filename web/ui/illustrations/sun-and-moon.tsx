import { Line } from './line.tsx';

export function SunAndMoon({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 96 96" className={className} aria-hidden="true">
      <path
        className="fill-topic-first-bites"
        d="M49 5C73 5 91 25 91 48C91 72 72 92 48 91C24 91 5 72 5 48C6 24 26 5 49 5Z"
      />
      <path className="fill-honey" d="M20 58C20 43 31 33 43 33C56 33 66 43 66 58Z" />
      <Line d="M22 58C23 44 32 35 44 35C56 36 64 45 65 58M10 59C26 57 34 60 48 58C62 56 72 59 86 58M43 17L43 25M18 27L24 33M64 30L69 25M26 68C36 66 46 69 58 67M36 76C44 75 50 77 60 75" />
      <Line d="M77 29C70 32 69 41 75 44C79 46 83 44 84 41C79 42 75 37 77 29Z" />
    </svg>
  );
}
