import { Line } from '../illustrations/line.tsx';

const petals = Array.from({ length: 12 }, (_, index) => index * 30);

export function Sunflower() {
  return (
    <>
      <circle cx="32" cy="32" r="32" className="fill-topic-sleep" />
      {petals.map((angle) => (
        <ellipse
          key={angle}
          cx="32"
          cy="16.5"
          rx="4.75"
          ry="9"
          transform={`rotate(${angle} 32 32)`}
          className="fill-picture-yellow"
        />
      ))}
      <circle cx="32" cy="32" r="10" className="fill-picture-brown" />
      <Line
        width={1.75}
        d="M23 33C23 26 28 22 33 22.5C39 23.5 42 28 41 34C39 40 33 42 28 40.5C25 39 23 36 23 33M29 29L29.2 29.2M35 29.5L35.2 29.7M32 34L32.2 34.2M28.5 36L28.7 36.2M36 36L36.2 36.2"
      />
    </>
  );
}
