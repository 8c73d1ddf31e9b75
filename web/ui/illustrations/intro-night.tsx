import { Line } from './line.tsx';

/** Three o'clock on the bedside table, and a lamp that is on for her. */
export function IntroNight({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 320 240" className={className} aria-hidden="true">
      <path
        className="fill-topic-sleep"
        d="M158 7C236 5 306 50 306 120C306 188 238 233 158 233C80 233 14 186 14 118C14 52 82 9 158 7Z"
      />
      <path className="fill-honey" d="M86 36C68 44 60 68 74 85C87 101 111 98 118 81C100 86 82 65 86 36Z" />
      <Line
        width={2.25}
        d="M132 40L132 50M127 45L137 45M46 96L46 104M42 100L50 100M110 112L110 113M62 122L62 123"
      />
      <path className="fill-picture-glow" d="M190 96L254 96L288 190L156 190Z" />
      <path className="fill-picture-cloth" d="M204 48L240 48L260 98C240 106 204 106 184 98Z" />
      <path className="fill-picture-brown" d="M218 102L226 102L228 178L216 178Z" />
      <path className="fill-picture-brown" d="M198 190C198 174 246 174 246 190Z" />
      <path
        className="fill-picture-pink"
        d="M46 190L282 190C286 190 288 194 287 198L284 206L44 206L41 198C40 194 42 190 46 190Z"
      />
      <circle className="fill-card" cx="94" cy="158" r="30" />
      <path
        className="fill-picture-leaf"
        d="M140 162L172 162C173 178 168 190 156 190C144 190 139 178 140 162Z"
      />
      <Line
        width={2.75}
        d="M206 50C216 47 230 47 241 49L261 99C241 108 205 108 186 99L205 52M222 106L221 176M196 190C198 173 248 174 248 190"
      />
      <Line
        width={2.75}
        d="M95 128C112 128 125 141 125 158C124 176 111 188 94 188C77 188 64 175 65 158C65 142 78 129 95 128ZM95 138L95 159L112 158M74 184L68 192M114 184L121 192"
      />
      <Line
        width={2.75}
        d="M141 163L173 163C174 178 168 191 157 191C146 191 140 178 141 163ZM172 167C182 165 184 177 170 179M150 153C146 148 154 144 150 137M162 153C158 148 166 144 162 137"
      />
      <Line
        width={2.75}
        d="M40 192C110 188 214 193 288 190M46 207C120 204 210 209 282 206M66 208L62 226M262 208L266 226"
      />
    </svg>
  );
}
