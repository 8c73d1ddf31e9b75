import { Line } from '../line.tsx';

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
