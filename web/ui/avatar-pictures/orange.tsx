import { Line } from '../illustrations/line.tsx';

export function Orange() {
  return (
    <>
      <circle cx="32" cy="32" r="32" className="fill-topic-natural-hygiene" />
      <circle cx="32" cy="36" r="18" className="fill-picture-orange" />
      <path className="fill-picture-leaf" d="M33 19C36 12 43 10 49 13C46 20 39 22 33 19Z" />
      <Line
        width={1.75}
        d="M32 22C32 19 31 16 29 14M18 33C17 43 23 51 31 52M45 30C47 33 48 36 47 40M27 31L27.2 31.2M34 37L34.2 37.2M27 43L27.2 43.2M40 44L40.2 44.2"
      />
    </>
  );
}
