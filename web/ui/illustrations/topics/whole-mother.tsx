import { Line } from '../line.tsx';

/** A woman with a flower in her hair. */
export function WholeMother({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 96 96" className={className} aria-hidden="true">
      <path
        className="fill-picture-hair"
        d="M46 10C68 8 82 26 79 50C78 66 72 76 62 80L32 80C18 72 12 54 16 36C19 22 30 12 46 10Z"
      />
      <path className="fill-picture-cloth" d="M14 92C18 78 32 72 48 72C64 72 78 78 82 92Z" />
      <path className="fill-picture-skin" d="M40 62L40 76C44 81 52 81 56 76L56 62Z" />
      <path
        className="fill-picture-skin"
        d="M28 44C27 30 36 22 48 22C60 22 69 31 68 45C67 60 58 70 48 70C38 70 29 59 28 44Z"
      />
      <path
        className="fill-picture-hair"
        d="M26 46C24 28 36 17 50 18C62 18 71 28 70 46C62 42 56 36 53 28C48 37 38 43 26 46Z"
      />
      <circle cx="72" cy="27" r="9" className="fill-picture-pink" />
      <circle cx="72" cy="27" r="3.5" className="fill-picture-yellow" />
      <Line d="M38 50C40 53 44 53 46 50M53 50C55 53 59 53 61 50M44 60C47 63 53 63 56 59M16 91C20 80 30 75 40 74M56 74C67 75 77 80 81 91M18 40C20 25 31 14 46 12" />
      <Line
        d="M72 18C78 16 82 22 79 26C84 29 80 36 75 34C73 39 66 37 67 32C61 31 62 23 67 23C67 18 70 16 72 18Z"
        width={2}
      />
    </svg>
  );
}
