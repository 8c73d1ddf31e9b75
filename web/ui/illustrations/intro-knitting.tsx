import { Line } from './line.tsx';

/** Yarn, needles and a sock half made: something for her alone, by hand. */
export function IntroKnitting({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 320 240" className={className} aria-hidden="true">
      <path
        className="fill-topic-own-time"
        d="M158 8C236 6 306 50 306 120C306 190 238 233 160 233C80 233 14 190 14 120C14 52 80 10 158 8Z"
      />
      {/* needles through the sock */}
      <path className="fill-picture-brown" d="M96 66L222 40L223 45L98 72Z" />
      <circle className="fill-honey" cx="226" cy="41" r="8" />
      <path
        className="fill-picture-cloth"
        d="M112 70L178 58L184 112C186 128 204 134 218 144C234 156 230 184 206 186C168 190 130 172 124 134Z"
      />
      <path className="fill-picture-blanket" d="M111 68L178 56L181 80L115 93Z" />
      <path
        className="fill-picture-pink"
        d="M219 145C234 156 230 184 206 186C200 187 195 187 190 186C188 166 200 150 219 145Z"
      />
      <path className="fill-picture-pink" d="M124 128C140 128 150 142 148 164C134 156 126 144 124 128Z" />
      <Line
        width={2.75}
        d="M98 68L224 42M112 69L117 94L182 81L179 57M183 82C184 96 184 106 187 114C194 130 222 134 228 156C232 172 224 185 208 187C168 191 132 172 126 136L118 95M128 66L132 90M144 63L148 87M161 60L165 84M191 186C189 167 201 151 220 146M125 130C140 131 150 144 148 163"
      />
      <path
        className="fill-picture-cream"
        d="M166 140C154 131 148 124 150 116C153 108 163 109 166 117C169 109 179 108 182 116C184 124 178 131 166 140Z"
      />
      {/* yarn */}
      <circle className="fill-picture-orange" cx="86" cy="180" r="36" />
      <Line
        width={2.75}
        d="M88 143C110 144 124 160 123 181C122 202 106 217 86 216C65 216 50 200 51 180C52 160 66 145 88 143M58 162C78 162 104 178 116 200M52 178C70 176 94 190 104 212M68 150C90 150 112 166 122 184M78 216C66 196 72 168 92 146M100 212C84 192 88 166 106 150"
      />
      <Line
        width={2.75}
        d="M118 204C150 222 196 218 230 208C262 198 284 172 266 158C254 150 244 164 252 172C264 182 284 160 276 132C268 106 244 92 232 72C226 62 224 54 222 46"
      />
    </svg>
  );
}
