import { Line } from './line.tsx';

/** A lamp whose plug lies beside it: no connection. */
export function EmptyLamp({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 160 140" className={className} aria-hidden="true">
      <path
        className="fill-topic-first-bites"
        d="M84 9C122 10 151 36 150 72C149 108 120 132 80 131C40 130 9 106 10 68C11 34 44 8 84 9Z"
      />
      <path className="fill-picture-glow" d="M48 68L100 68L122 116L26 116Z" />
      <path className="fill-picture-cloth" d="M60 30L88 30L104 70C88 76 60 76 44 70Z" />
      <path className="fill-picture-brown" d="M71 73L77 73L78 108L70 108Z" />
      <path className="fill-picture-brown" d="M56 116C56 106 92 106 92 116Z" />
      <Line d="M59 32C68 29 80 29 89 31L105 71C90 77 60 77 45 71L58 34M74 76L74 107M54 117C54 106 94 106 94 117M30 118C60 115 92 119 108 117" />
      <Line d="M94 114C108 116 116 108 112 101C108 95 101 100 106 105C112 111 124 106 126 96" />
      <path className="fill-picture-cream" d="M120 80L132 80L132 90C132 97 120 97 120 90Z" />
      <Line d="M121 81L133 81L132 91C131 97 121 97 121 90ZM123 80L123 72M130 80L130 72" width={2} />
    </svg>
  );
}
