import { Line } from './line.tsx';

/** Three mothers shoulder to shoulder, one with her baby, and words going back and forth. */
export function IntroCircle({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 320 240" className={className} aria-hidden="true">
      <path
        className="fill-topic-between-mothers"
        d="M162 7C240 6 306 52 306 120C306 190 238 234 158 233C80 232 14 188 14 118C14 52 84 8 162 7Z"
      />
      {/* words */}
      <path
        className="fill-card"
        d="M60 34C80 24 112 28 118 46C122 62 102 72 82 70C76 76 70 79 62 80C66 76 67 72 66 67C48 60 46 42 60 34Z"
      />
      <path
        className="fill-card"
        d="M262 30C242 22 214 26 210 43C207 57 224 66 242 65C248 71 254 74 262 75C258 71 257 67 258 62C274 56 276 38 262 30Z"
      />
      <path
        className="fill-picture-red"
        d="M84 62C75 55 71 50 73 44C75 39 82 39 84 45C86 39 93 39 95 44C97 50 93 55 84 62Z"
      />
      <Line
        width={2.5}
        d="M62 35C82 25 112 29 118 47C121 62 102 71 82 69C76 75 70 78 63 79M66 66C50 60 47 44 60 36M262 31C242 23 215 27 211 44C208 57 224 65 242 64C248 70 254 73 261 74M258 61C273 55 275 39 264 32M228 45L229 45M238 45L239 45M248 45L249 45"
      />
      {/* left and right */}
      <path
        className="fill-picture-leaf"
        d="M40 214C36 172 56 152 86 152C116 152 132 174 130 220C100 228 66 226 40 214Z"
      />
      <path
        className="fill-picture-yellow"
        d="M190 220C188 174 204 152 234 152C264 152 284 172 280 214C254 226 220 228 190 220Z"
      />
      <circle className="fill-picture-skin" cx="86" cy="124" r="27" />
      <circle className="fill-picture-brown" cx="234" cy="124" r="27" />
      <path
        className="fill-picture-hair"
        d="M57 130C52 102 70 90 90 92C108 94 118 108 114 122C98 120 84 114 76 104C74 116 68 124 57 130ZM56 126C48 138 52 152 62 154C58 144 58 136 60 128Z"
      />
      <path
        className="fill-picture-hair"
        d="M206 124C202 104 216 90 236 90C256 92 268 108 263 130C253 124 247 114 244 104C234 116 220 123 206 124ZM264 126C272 136 270 152 260 156C262 146 262 136 261 128Z"
      />
      {/* middle */}
      <circle className="fill-picture-hair" cx="160" cy="70" r="15" />
      <circle className="fill-picture-skin" cx="160" cy="108" r="31" />
      <path
        className="fill-picture-hair"
        d="M127 112C122 84 140 72 160 73C182 74 198 88 193 112C180 106 172 98 168 88C158 102 144 110 127 112Z"
      />
      <path
        className="fill-picture-cloth"
        d="M104 226C100 172 122 144 160 144C198 144 220 172 216 226C180 234 140 234 104 226Z"
      />
      <path
        className="fill-picture-blanket"
        d="M122 204C120 184 140 178 162 176C182 174 200 166 206 180C210 196 194 214 168 218C144 222 124 220 122 204Z"
      />
      <circle className="fill-picture-skin" cx="190" cy="184" r="16" />
      <Line
        width={2.75}
        d="M105 224C102 174 124 146 160 145C198 146 218 174 215 224M42 212C38 176 54 156 82 153M279 212C282 176 266 156 238 153M124 206C122 188 140 181 160 178C168 177 174 175 178 172M206 184C208 200 192 214 168 217C146 220 128 218 124 208"
      />
      <Line
        width={2.75}
        d="M146 112C149 117 155 117 158 112M168 112C171 117 177 117 180 112M156 126C160 130 166 130 170 126M74 128C76 132 81 132 83 128M91 128C93 132 98 132 100 128M79 139C83 142 89 142 92 139M222 128C224 132 229 132 231 128M239 128C241 132 246 132 248 128M228 139C232 142 238 142 241 139M182 184C184 187 188 187 189 184M194 185C196 188 199 188 200 185"
      />
    </svg>
  );
}
