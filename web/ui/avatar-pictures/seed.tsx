import { Line } from '../illustrations/line.tsx';

export function Seed() {
  return (
    <>
      <circle cx="32" cy="32" r="32" className="fill-topic-first-bites" />
      <path className="fill-picture-brown" d="M19 47C21 39 43 39 45 47C44 55 20 55 19 47Z" />
      <path className="fill-picture-leaf" d="M32 31C23 32 16 26 16 17C26 16 32 22 32 31Z" />
      <path className="fill-picture-leaf" d="M32 26C32 17 39 11 48 12C48 21 42 27 32 26Z" />
      <Line
        width={1.75}
        d="M32 41C31 35 33 30 32 24M32 31C29 26 25 22 20 20M33 25C36 20 40 17 44 15M23 48C27 51 36 51 41 48"
      />
    </>
  );
}
