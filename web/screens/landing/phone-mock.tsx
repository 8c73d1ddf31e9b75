import { ColoMark } from '#web/ui/illustrations/colo-mark.tsx';
import type { LandingTexts } from './landing.texts.ts';
import { SampleWeeks } from './sample-weeks.tsx';

const today = 3;

/** A telephone drawn in HTML: its words are read like any others, its frame is decoration. */
export function PhoneMock({ texts }: { texts: LandingTexts['journey'] }) {
  return (
    <figure
      aria-label={texts.mock}
      className="mx-auto w-full max-w-80 rounded-[2.75rem] border-8 border-picture-hair bg-paper px-4 pt-3 pb-6 shadow-soft"
    >
      <div aria-hidden="true" className="mx-auto h-1.5 w-16 rounded-full bg-line" />
      <p className="mt-4 flex items-center gap-2 font-bold">
        <ColoMark className="size-7" />
        {texts.greeting}
      </p>
      <div
        aria-hidden="true"
        className="mt-3 grid h-[32px] grid-cols-7 place-items-center text-tiny font-bold text-ink-soft"
      >
        {texts.days.map((day, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the days of the week never change order, and two share a letter.
            key={index}
            className={
              index === today
                ? 'grid size-[32px] place-items-center rounded-full bg-clay text-on-clay'
                : undefined
            }
          >
            {day}
          </span>
        ))}
      </div>
      <div className="mt-3 rounded-card bg-blush px-4 py-3">
        <p className="text-tiny font-bold text-ink-soft">{texts.wisdomTitle}</p>
        <blockquote className="mt-1 font-serif text-heading">{texts.wisdom}</blockquote>
      </div>
      <p className="mt-5 font-bold">{texts.weeksTitle}</p>
      <SampleWeeks texts={texts.weeks} />
    </figure>
  );
}
