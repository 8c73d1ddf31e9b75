import { Line } from './line.tsx';

/** A blanket folded and put away: looked for, nothing found. */
export function EmptyBlanket({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 160 140" className={className} aria-hidden="true">
      <path
        className="fill-topic-breastfeeding"
        d="M78 10C118 8 150 36 150 72C150 106 122 130 80 131C38 132 10 106 10 70C10 36 40 12 78 10Z"
      />
      <path
        className="fill-picture-cloth"
        d="M28 95C28 83 38 79 52 79L112 79C126 79 133 84 133 95C133 107 126 112 110 112L50 112C36 112 28 107 28 95Z"
      />
      <path
        className="fill-picture-blanket"
        d="M33 62C33 50 43 46 56 46L108 46C122 46 128 51 128 62C128 75 120 80 106 80L54 80C40 80 33 75 33 62Z"
      />
      <path
        className="fill-picture-pink"
        d="M64 46L102 45C101 62 103 80 101 98C89 101 77 101 65 99C63 82 65 64 64 46Z"
      />
      <g className="fill-picture-cream">
        <circle cx="75" cy="58" r="3" />
        <circle cx="91" cy="66" r="3" />
        <circle cx="75" cy="76" r="3" />
        <circle cx="91" cy="84" r="3" />
      </g>
      <Line d="M64 46L56 47C42 47 34 52 34 63C34 75 42 79 54 80L64 80M102 46L109 47C122 48 128 53 127 63C126 75 119 80 106 80L102 80M52 80C38 81 29 85 29 96C29 107 37 112 50 112L110 113C125 112 132 107 132 96C132 86 127 81 114 80" />
      <Line d="M102 46C101 63 103 81 101 98C89 101 78 101 65 99C63 82 65 64 64 47M52 63L46 63M50 96L42 96M116 63L122 63M112 96L124 96" />
      <Line d="M69 100L68 107M77 101L77 108M85 101L85 108M93 100L94 107" width={2} />
      <Line d="M34 124C60 121 96 126 128 123" width={2} />
    </svg>
  );
}
