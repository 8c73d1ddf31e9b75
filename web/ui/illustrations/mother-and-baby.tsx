import { Line } from './line.tsx';

/** A mother under the lamp, her baby asleep in her lap: what Colo means, drawn. */
export function MotherAndBaby({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 520 520" className={className} aria-hidden="true">
      <circle className="fill-picture-glow" cx="286" cy="236" r="218" />
      {/* lamp */}
      <path
        className="fill-honey"
        d="M421 70C394 72 378 92 374 116C404 123 438 123 468 116C464 92 448 72 421 70Z"
      />
      <Line
        width={3}
        d="M422 0C420 26 423 48 420 73C396 75 380 94 376 118C406 126 440 124 466 114M409 133C412 141 426 143 434 132"
      />
      {/* leaves */}
      <path
        className="fill-picture-leaf"
        d="M62 452C40 420 38 380 50 350C72 374 80 416 72 452ZM74 452C76 414 94 384 120 370C124 404 108 436 86 454ZM60 454C36 446 20 424 16 398C40 402 60 424 68 452Z"
      />
      <Line
        width={3}
        d="M68 480C64 436 58 400 53 366M70 460C78 428 94 402 112 384M66 462C54 444 40 424 26 410"
      />
      {/* lap */}
      <path className="fill-picture-skin" d="M196 476C176 470 158 478 156 490C156 502 176 506 206 503Z" />
      <path
        className="fill-topic-sleep"
        d="M84 468C74 424 150 392 248 396C346 390 432 420 430 464C428 496 350 506 206 503C190 500 190 484 198 474C160 486 92 496 84 468Z"
      />
      <Line
        width={3}
        d="M128 436C96 446 80 462 90 474C104 490 164 484 204 472C250 458 290 448 330 444M410 436C442 458 436 486 396 496C340 508 250 504 206 503"
      />
      {/* body */}
      <path
        className="fill-picture-cloth"
        d="M222 220C184 226 156 248 144 292C132 336 122 372 134 402C160 440 330 446 366 404C384 380 388 330 372 288C354 248 306 224 268 220Z"
      />
      {/* head */}
      <path
        className="fill-picture-skin"
        d="M228 176C234 200 232 212 220 222C236 242 262 240 272 222C262 212 262 200 268 182Z"
      />
      <g transform="rotate(15 248 200)">
        <circle className="fill-picture-hair" cx="206" cy="72" r="27" />
        <path
          className="fill-picture-hair"
          d="M250 76C290 78 314 108 312 146C310 176 296 190 278 194L222 198C190 182 180 152 186 122C192 94 218 74 250 76Z"
        />
        <path
          className="fill-picture-skin"
          d="M212 138C210 106 238 92 266 98C292 104 306 130 300 160C296 186 278 206 258 204C234 202 214 172 212 138Z"
        />
        <circle className="fill-picture-cloth" opacity=".45" cx="236" cy="172" r="11" />
        <circle className="fill-picture-cloth" opacity=".45" cx="290" cy="166" r="9" />
        <path
          className="fill-picture-hair"
          d="M204 152C196 112 222 84 262 88C290 90 308 112 308 140C292 132 278 120 270 104C256 122 232 138 204 152Z"
        />
        <Line
          width={3}
          d="M236 152C242 159 252 159 257 152M276 150C281 156 289 156 293 149M268 154C270 162 272 167 267 170M257 182C263 188 272 187 277 181"
        />
      </g>
      {/* bundle */}
      <path
        className="fill-picture-blanket"
        d="M330 258C362 260 374 300 352 334C322 374 234 402 180 388C146 378 146 338 172 324C214 302 268 306 296 284C306 274 312 258 330 258Z"
      />
      <circle className="fill-picture-skin" cx="324" cy="296" r="31" />
      <circle className="fill-picture-cloth" opacity=".45" cx="316" cy="309" r="7" />
      <Line
        width={3}
        d="M304 293C308 298 314 298 317 293M328 298C332 303 338 303 341 299M316 314C319 317 324 317 327 315M330 265C324 269 325 277 331 277C336 277 336 270 331 270"
      />
      <Line
        width={3}
        d="M293 282C268 308 216 304 176 324C152 338 148 360 160 374M262 309C250 330 222 350 188 350"
      />
      {/* arms */}
      <path
        className="fill-picture-skin"
        d="M268 392C288 378 314 368 330 356C342 350 348 360 340 370C326 388 300 402 276 408Z"
      />
      <path
        className="fill-picture-cloth"
        d="M138 310C116 388 160 440 250 440C290 440 300 424 286 410L270 390C216 404 158 384 164 316Z"
      />
      <Line
        width={3}
        d="M222 222C178 230 156 254 143 296C124 360 140 438 248 440C282 440 298 426 287 411L269 391M168 330C162 372 204 398 268 391C292 380 312 370 328 358C340 350 350 360 342 371C328 388 304 402 284 408M270 222C340 236 386 292 384 344C382 392 340 424 292 432"
      />
    </svg>
  );
}
