import { Line } from '../line.tsx';

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
