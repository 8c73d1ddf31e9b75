import { Line } from './line.tsx';

/** Three in the morning, seen from inside. */
export function NightWindow({ className }: { className?: string }) {
  return (
    <svg viewBox="30 24 144 152" className={className} aria-hidden="true">
      <path className="fill-topic-sleep" d="M42 168L42 92C42 56 68 30 102 30C136 30 160 56 160 92L160 168Z" />
      <path
        className="fill-honey"
        d="M125 62C111 68 105 86 115 99C125 111 143 109 149 96C135 100 121 84 125 62Z"
      />
      <Line d="M46 170L45 94C46 60 70 33 103 33C138 34 162 60 161 94L160 169M34 171C80 168 124 172 170 169M103 34C102 80 104 126 102 169M46 120C84 118 122 122 160 119" />
      <Line d="M72 74L72 84M67 79L77 79M80 104L80 105M146 76L146 77M128 134L128 142M124 138L132 138M66 142L66 143" />
      <path className="fill-picture-cloth" d="M58 150C58 146 84 146 84 150L81 168L61 168Z" />
      <path
        className="fill-picture-leaf"
        d="M70 148C60 140 56 128 60 118C69 124 74 136 71 148ZM72 148C72 136 78 126 88 122C90 134 84 144 73 149Z"
      />
      <Line d="M59 150C66 147 78 147 85 150L82 169M59 150L62 169M71 150C70 142 66 132 63 126M72 146C76 138 80 132 85 128" />
    </svg>
  );
}
