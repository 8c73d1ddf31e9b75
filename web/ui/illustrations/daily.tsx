import { Line } from './line.tsx';

/** A little screen with a leaf before it: something to watch. */
export function MovingPicture({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 96 96" className={className} aria-hidden="true">
      <rect className="fill-picture-cream" x="14" y="22" width="66" height="46" rx="9" />
      <path className="fill-picture-cloth" d="M42 34L60 45L42 56Z" />
      <path className="fill-picture-leaf" d="M70 84C66 72 72 62 84 60C86 72 82 80 70 84Z" />
      <Line d="M21 23C40 20 60 22 74 22C79 23 81 28 80 36C81 48 81 58 79 64C77 69 70 68 62 69C46 68 32 70 22 68C15 67 15 60 15 52C14 42 14 34 15 29C16 25 18 23 21 23" />
      <Line d="M43 35L60 46L43 56L43 36M70 84C74 76 78 69 83 62M34 78L58 78" />
    </svg>
  );
}

/** An open book with a ribbon: something to read. */
export function OpenPages({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 96 96" className={className} aria-hidden="true">
      <path className="fill-picture-cream" d="M48 30C38 22 24 20 10 24L10 72C24 68 38 70 48 78Z" />
      <path className="fill-picture-glow" d="M48 30C58 22 72 20 86 24L86 72C72 68 58 70 48 78Z" />
      <path className="fill-picture-red" d="M62 23L72 22L72 46L67 41L62 46Z" />
      <Line d="M48 31C38 23 25 21 11 25L11 71C25 68 38 70 48 78C58 70 71 68 85 71L85 25C71 21 58 23 48 31L48 77" />
      <Line d="M20 36L36 39M20 46L36 49M20 56L30 58M58 56L74 53M63 24L63 45L67 41L72 45L72 23" width={2} />
    </svg>
  );
}

/** A lamp that gives a little light: something worth knowing. */
export function SmallLamp({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 96 96" className={className} aria-hidden="true">
      <path className="fill-picture-glow" d="M28 48L68 48L84 88L12 88Z" />
      <path className="fill-picture-yellow" d="M34 14L62 14L72 48L24 48Z" />
      <rect className="fill-picture-brown" x="45" y="48" width="6" height="30" rx="2" />
      <path className="fill-picture-cloth" d="M34 78L62 78L66 88L30 88Z" />
      <Line d="M34 15L61 14L72 47L25 48L34 16M45 49L45 77M51 49L51 77M35 79L61 78L66 87L31 88L35 79" />
      <Line d="M16 30L10 27M17 18L12 13M80 30L86 27M79 18L84 13" width={2} />
    </svg>
  );
}

/** A shell held to the ear: something to listen to. */
export function SoundShell({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 96 96" className={className} aria-hidden="true">
      <path
        className="fill-picture-pink"
        d="M48 82C26 82 12 66 14 46C16 26 32 14 50 16C68 18 78 34 74 50C70 64 56 68 48 60C41 52 46 42 54 42Z"
      />
      <path
        className="fill-picture-cream"
        d="M54 42C62 43 62 54 54 56C46 56 42 46 48 38C56 42 52 40 54 42Z"
      />
      <Line d="M49 82C27 81 13 66 15 46C17 27 33 15 50 17C67 18 77 34 73 50C69 63 56 67 48 60C41 53 46 42 54 43C60 44 60 52 54 53" />
      <Line
        d="M26 34L34 40M40 22L44 31M19 54L30 53M82 28C86 34 87 42 85 49M88 22C94 32 94 46 90 55"
        width={2}
      />
    </svg>
  );
}

/** Blocks and a ball on the floor: something to do together. */
export function StackedBlocks({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 96 96" className={className} aria-hidden="true">
      <rect className="fill-picture-yellow" x="14" y="52" width="30" height="30" rx="4" />
      <rect className="fill-picture-leaf" x="24" y="22" width="28" height="28" rx="4" />
      <circle className="fill-picture-orange" cx="68" cy="66" r="17" />
      <Line d="M15 53L43 52L44 81L15 82L14 54M25 23L51 22L52 49L25 50L24 24" />
      <Line d="M68 49C78 49 85 57 85 66C85 75 77 83 68 83C58 83 51 75 51 66C51 57 58 50 67 49M53 60C62 66 74 66 83 60" />
      <Line d="M8 84L90 84M33 32L43 40M43 32L33 40M24 67L34 67" width={2} />
    </svg>
  );
}
