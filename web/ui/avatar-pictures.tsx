import { Line } from './illustrations/line.tsx';

const petals = Array.from({ length: 12 }, (_, index) => index * 30);

/** The six pictures that a baby can have, each drawn on 64 by 64. */
export const avatarPictures = {
  apple: (
    <>
      <circle cx="32" cy="32" r="32" className="fill-topic-whole-mother" />
      <path
        className="fill-picture-red"
        d="M32 25C28 20 16 20 15 34C14 46 24 54 29 53C31 52.5 33 52.5 35 53C40 54 50 46 49 34C48 20 36 20 32 25Z"
      />
      <path className="fill-picture-leaf" d="M33 20C34 13 40 10 46 11C45 18 40 21 33 20Z" />
      <Line width={1.75} d="M32 25C32 20 31 17 29 14M18 31C18 44 26 51 31 50M43 27C46 30 47 35 46 39" />
    </>
  ),
  flower: (
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
  ),
  seed: (
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
  ),
  orange: (
    <>
      <circle cx="32" cy="32" r="32" className="fill-topic-natural-hygiene" />
      <circle cx="32" cy="36" r="18" className="fill-picture-orange" />
      <path className="fill-picture-leaf" d="M33 19C36 12 43 10 49 13C46 20 39 22 33 19Z" />
      <Line
        width={1.75}
        d="M32 22C32 19 31 16 29 14M18 33C17 43 23 51 31 52M45 30C47 33 48 36 47 40M27 31L27.2 31.2M34 37L34.2 37.2M27 43L27.2 43.2M40 44L40.2 44.2"
      />
    </>
  ),
  cherry: (
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
  ),
  sunflower: (
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
  ),
};
