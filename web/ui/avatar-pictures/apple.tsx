import { Line } from '../illustrations/line.tsx';

export function Apple() {
  return (
    <>
      <circle cx="32" cy="32" r="32" className="fill-topic-whole-mother" />
      <path
        className="fill-picture-red"
        d="M32 25C28 20 16 20 15 34C14 46 24 54 29 53C31 52.5 33 52.5 35 53C40 54 50 46 49 34C48 20 36 20 32 25Z"
      />
      <path className="fill-picture-leaf" d="M33 20C34 13 40 10 46 11C45 18 40 21 33 20Z" />
      <Line width={1.75} d="M32 25C32 20 31 17 29 14M18 31C18 44 26 51 31 50M43 27C46 30 47 35 46 39" />
    </>
  );
}
