import { timeOfDay } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import type { NextSleep } from './next-sleep.ts';

const width = 320;
const inset = 14;
const hour = 3_600_000;

type Props = { next: NextSleep; wokeAt: number; now: number };

/** A stretch of her day with the range as a band on it. The words beside it say the same. */
export function DayLine({ next, wokeAt, now }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const time = (moment: number) => timeOfDay(moment, language);
  const begin = Math.min(wokeAt, now);
  // Long after the range, the line still ends soon after it: how long ago is nobody's business.
  const end = Math.max(next.to, Math.min(now, next.to + hour)) + hour / 4;
  const x = (moment: number) =>
    inset + (Math.min(Math.max(moment, begin), end) - begin) * ((width - 2 * inset) / (end - begin));
  const isNowNearWoke = Math.abs(x(now) - x(wokeAt)) < 90;
  const middle = (x(next.from) + x(next.to)) / 2;
  // A short band has no room for two times below its ends: they stand side by side below its middle.
  const isShort = x(next.to) - x(next.from) < 90;
  return (
    <svg
      viewBox={`0 0 ${width} 74`}
      className="w-full max-w-[28rem]"
      role="img"
      aria-label={t('wakeWindow.line', { woke: time(wokeAt), now: time(now) })}
    >
      <rect x={inset} y="34" width={width - 2 * inset} height="8" rx="4" className="fill-line" />
      <rect
        x={x(next.from)}
        y="28"
        width={x(next.to) - x(next.from)}
        height="20"
        rx="10"
        className="fill-sage"
      />
      <circle cx={x(wokeAt)} cy="38" r="7" className="fill-card stroke-ink" strokeWidth="2.5" />
      <path d={`M${x(now)} 24V52`} className="stroke-clay" strokeWidth="3" strokeLinecap="round" />
      <text x={x(now)} y="16" textAnchor={anchor(x(now))} className="fill-clay-ink font-bold text-[13px]">
        {t('wakeWindow.lineNow')}
      </text>
      {!isNowNearWoke && (
        <text x={x(wokeAt)} y="16" textAnchor="start" className="fill-ink-soft text-[13px]">
          {t('wakeWindow.lineWoke')}
        </text>
      )}
      {isShort ? (
        <text x={Math.min(middle, width - 62)} y="68" textAnchor="middle" className="fill-ink text-[13px]">
          {time(next.from)} – {time(next.to)}
        </text>
      ) : (
        <>
          <text x={x(next.from)} y="68" textAnchor="middle" className="fill-ink text-[13px]">
            {time(next.from)}
          </text>
          <text x={x(next.to)} y="68" textAnchor={anchor(x(next.to))} className="fill-ink text-[13px]">
            {time(next.to)}
          </text>
        </>
      )}
    </svg>
  );
}

/** Nothing is written over the edge. */
function anchor(x: number): 'start' | 'middle' | 'end' {
  if (x < 30) return 'start';
  return x > width - 36 ? 'end' : 'middle';
}
