import { Line } from '../line.tsx';

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
