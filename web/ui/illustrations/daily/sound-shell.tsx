import { Line } from '../line.tsx';

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
