import { Line } from '../illustrations/line.tsx';

export function Cherry() {
  return (
    <>
      <circle cx="32" cy="32" r="32" className="fill-topic-breastfeeding" />
      <circle cx="22" cy="42" r="10" className="fill-picture-red" />
      <circle cx="43" cy="44" r="10" className="fill-picture-red" />
      <path className="fill-picture-leaf" d="M39 15C43 9 51 9 55 14C50 20 43 20 39 15Z" />
      <Line
        width={1.75}
        d="M39 15C31 18 25 24 22 33M39 15C39 23 41 29 43 35M14 40C13 47 18 51 23 50.5M35 43C35 49 39 53 45 52.5"
      />
    </>
  );
}
