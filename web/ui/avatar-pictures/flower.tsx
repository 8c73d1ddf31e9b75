import { Line } from '../illustrations/line.tsx';

export function Flower() {
  return (
    <>
      <circle cx="32" cy="32" r="32" className="fill-topic-understanding" />
      <g className="fill-picture-pink">
        <circle cx="32" cy="20" r="9" />
        <circle cx="43.4" cy="28.3" r="9" />
        <circle cx="39.1" cy="41.7" r="9" />
        <circle cx="24.9" cy="41.7" r="9" />
        <circle cx="20.6" cy="28.3" r="9" />
      </g>
      <circle cx="32" cy="32" r="7" className="fill-picture-yellow" />
      <Line
        width={1.75}
        d="M26 33C26 28 30 25.5 34 26.5C38 28 39 33 36.5 36C33 39 27 37.5 26 33M32 22L32.5 16M42 29L47.5 26.5M38 41L41.5 46M26 41L22 45.5M22 29L16.5 27"
      />
    </>
  );
}
