import { Line } from './line.tsx';

/** An arm that is also a crescent moon, and someone small asleep in it: the mark, come close. */
export function IntroLap({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 320 240" className={className} aria-hidden="true">
      <path
        className="fill-topic-breastfeeding"
        d="M162 8C232 4 304 46 306 116C308 186 240 232 160 233C78 234 14 190 15 122C16 54 90 12 162 8Z"
      />
      <path
        className="fill-picture-cloth"
        d="M118 34C74 48 54 92 66 138C80 188 134 216 190 206C232 198 258 170 264 140C266 130 256 126 248 134C222 158 176 164 146 142C112 118 104 82 128 48C134 38 128 30 118 34Z"
      />
      <path
        className="fill-picture-blanket"
        d="M122 112C128 84 160 74 190 84C224 94 254 110 250 138C246 162 210 174 176 168C140 162 114 142 122 112Z"
      />
      <circle className="fill-picture-skin" cx="158" cy="104" r="29" />
      <circle className="fill-picture-red opacity-40" cx="142" cy="113" r="6" />
      <circle className="fill-picture-red opacity-40" cx="173" cy="115" r="6" />
      <path
        className="fill-picture-blanket"
        d="M188 82C222 92 254 110 250 138C246 162 210 174 176 168C150 164 130 152 123 136C150 146 176 142 186 124C194 110 192 94 188 82Z"
      />
      <Line
        width={2.75}
        d="M120 36C78 50 58 94 70 138C84 188 136 214 190 205C230 198 256 172 263 142M247 136C222 158 178 164 148 144C116 122 106 84 130 50"
      />
      <Line
        width={2.75}
        d="M128 98C134 82 150 74 166 75C182 76 196 82 212 89C238 100 254 118 249 140C244 160 214 172 180 168M189 92C194 112 186 132 164 139M204 108C216 116 222 130 214 146M224 116C232 124 236 134 232 146"
      />
      <Line
        width={2.75}
        d="M140 103C143 108 150 108 152 103M163 104C166 109 173 109 175 104M154 119C157 122 161 122 164 119M160 75C152 79 154 88 161 88C167 88 167 80 161 80"
      />
      <path
        className="fill-honey"
        d="M232 40C232 50 228 54 218 54C228 55 232 59 232 69C233 59 237 55 247 54C237 53 233 50 232 40Z"
      />
      <Line
        width={2.25}
        d="M200 36L200 46M195 41L205 41M272 82L272 92M267 87L277 87M44 152L44 160M40 156L48 156"
      />
    </svg>
  );
}
