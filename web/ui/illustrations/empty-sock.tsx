import { Line } from './line.tsx';

/** One small sock, and the outline of the other: this page is not here. */
export function EmptySock({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 160 140" className={className} aria-hidden="true">
      <path
        className="fill-topic-own-time"
        d="M76 9C118 7 151 34 150 70C149 108 120 131 82 131C40 131 9 108 10 72C11 36 38 11 76 9Z"
      />
      <path
        className="fill-picture-blanket"
        d="M42 34L72 34L73 70C74 80 84 84 92 90C100 96 98 112 84 113C62 114 42 102 41 80Z"
      />
      <path className="fill-picture-cloth" d="M39 28L75 28L75 46L39 46Z" />
      <path
        className="fill-picture-pink"
        d="M93 91C100 96 98 112 84 113C81 113 78 113 76 112C74 102 82 92 93 91Z"
      />
      <path className="fill-picture-pink" d="M41 76C50 76 56 84 54 98C46 94 41 87 41 76Z" />
      <Line d="M40 29L76 29L75 46L40 46ZM74 47C73 60 73 70 75 74C80 82 94 84 98 96C100 106 94 113 84 114C60 115 42 101 42 80L42 48M52 30L52 45M63 30L63 45M77 112C74 102 82 93 94 92M43 77C51 78 56 85 54 97" />
      <path
        className="fill-none stroke-picture-line"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray="1 7"
        d="M100 40L132 40L131 58C130 66 131 74 134 79C140 88 140 102 126 103C116 104 106 98 104 92M100 40L101 72"
      />
    </svg>
  );
}
