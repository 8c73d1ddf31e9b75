import { Line } from './line.tsx';

/** The moon asleep in its nightcap: nothing here yet. */
export function EmptyMoon({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 160 140" className={className} aria-hidden="true">
      <path
        className="fill-topic-sleep"
        d="M82 8C120 7 150 34 150 70C150 108 122 132 82 132C40 132 9 108 10 70C11 34 42 9 82 8Z"
      />
      <circle cx="80" cy="74" r="38" className="fill-picture-blanket" />
      <path
        className="fill-picture-cloth"
        d="M44 62C48 36 74 22 98 28C116 32 130 46 132 64C124 58 116 55 109 54C92 48 62 52 44 62Z"
      />
      <circle cx="132" cy="68" r="7" className="fill-picture-cream" />
      <circle cx="58" cy="86" r="5.5" className="fill-picture-pink" />
      <circle cx="103" cy="86" r="5.5" className="fill-picture-pink" />
      <path
        className="fill-picture-cream opacity-80"
        d="M30 122C24 122 22 113 30 111C31 102 43 100 48 106C56 99 68 104 67 112C76 111 77 122 69 122Z"
      />
      <Line d="M43 64C58 52 88 48 111 55M46 62C52 38 76 26 98 30C114 34 126 46 130 61M60 77C63 82 69 82 72 77M89 77C92 82 98 82 101 77M75 92C78 96 84 96 87 92M115 62C120 82 110 104 88 110C80 112 76 111 72 110M28 121C38 123 54 121 70 122" />
      <Line d="M28 44L28 54M23 49L33 49M124 96L124 104M120 100L128 100" width={2} />
    </svg>
  );
}
