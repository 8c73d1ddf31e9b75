import { Line } from './line.tsx';

/** An empty armchair under the same lamp, a blanket over its arm: somebody is expected. */
export function WaitingArmchair({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 200 180" className={className} aria-hidden="true">
      <circle className="fill-picture-glow" cx="102" cy="92" r="82" />
      <g transform="translate(14 -10)">
        <path
          className="fill-honey"
          d="M148 30C137 31 131 39 129 49C142 52 155 52 168 49C166 39 159 31 148 30Z"
        />
        <Line d="M149 10C148 16 149 22 148 31C138 32 132 40 130 50C143 53 156 52 167 48" />
      </g>
      <path
        className="fill-picture-cloth"
        d="M64 62C64 48 78 42 100 42C124 42 138 48 138 62L140 100C150 96 158 102 157 114L152 146C120 152 82 152 50 146L45 114C44 102 52 96 62 100Z"
      />
      <Line d="M52 148L48 166M150 148L154 166" />
      <Line d="M66 102C64 88 64 76 66 62C68 50 82 44 102 44C124 44 138 50 139 64C140 76 140 88 140 101M64 124C66 108 60 98 52 101C44 104 46 114 47 120L51 147C82 153 120 153 152 147C154 136 158 122 158 113C158 102 148 97 142 104C138 110 140 118 140 124M64 124C88 119 116 119 140 124L138 147" />
      <path
        className="fill-picture-blanket"
        d="M44 102C52 94 62 96 68 102C74 118 78 134 76 152C66 156 52 154 44 150C46 134 44 118 44 102Z"
      />
      <Line d="M46 104C53 96 62 97 69 104C74 120 78 136 77 152M44 150C54 156 66 156 77 152M50 153L48 160M57 155L56 162M64 155L65 162M71 154L73 161" />
    </svg>
  );
}
