import { Line } from './line.tsx';

/** Blankets folded and put away: looked for, nothing found. */
export function EmptyBlanket({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 160 140" className={className} aria-hidden="true">
      <path
        className="fill-topic-breastfeeding"
        d="M78 10C118 8 150 36 150 72C150 106 122 130 80 131C38 132 10 106 10 70C10 36 40 12 78 10Z"
      />
      <path
        className="fill-picture-cloth"
        d="M26 99C26 87 34 84 50 84L114 85C128 85 134 89 134 99C134 111 127 114 112 114L48 113C33 113 26 110 26 99Z"
      />
      <path
        className="fill-picture-blanket"
        d="M32 72C32 60 40 58 54 58L110 58C123 58 129 62 129 72C129 83 122 86 108 86L52 85C38 85 32 82 32 72Z"
      />
      <path
        className="fill-picture-pink"
        d="M38 46C38 36 46 33 58 33L102 33C115 33 122 37 122 46C122 56 115 59 103 59L56 59C44 59 38 56 38 46Z"
      />
      <path
        className="fill-picture-cream"
        d="M62 53C56 49 54 45 57 43C59.5 41.5 61.5 43 62 45C62.5 43 64.5 41.5 67 43C70 45 68 49 62 53Z"
      />
      <Line d="M104 59C116 58 122 54 121 46C120 37 111 36 106 40C102 44 104 51 109 51C113 50 114 46 111 44M118 36C114 34 108 34 102 34L60 34C46 34 39 37 39 46C39 55 45 59 56 59" />
      <Line d="M52 86C40 85 33 81 33 72C34 63 43 61 48 65C53 69 50 77 45 76C41 76 40 71 43 70M36 63C40 59 46 59 54 59L110 59C122 59 128 63 128 72C127 82 121 86 110 86" />
      <Line d="M112 114C126 113 133 109 133 99C132 89 122 88 117 92C112 97 115 105 121 104C125 103 126 98 122 97M129 88C125 86 120 86 114 86M46 85C34 86 27 90 27 99C27 109 34 113 48 113L96 114" />
      <Line d="M38 123C62 120 98 125 126 122" width={2} />
    </svg>
  );
}
