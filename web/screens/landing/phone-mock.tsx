import { ColoMark } from '#web/ui/illustrations/colo-mark.tsx';
import { Line } from '#web/ui/illustrations/line.tsx';
import type { LandingTexts } from './landing.texts.ts';

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

type Texts = LandingTexts['journey']['weeks'];

/** Each tag wears the hue of its topic, as in the app. */
const weeks: { name: keyof Texts; hues: readonly [string, string] }[] = [
  { name: 'week8', hues: ['bg-topic-understanding', 'bg-topic-breastfeeding'] },
  { name: 'week12', hues: ['bg-topic-breastfeeding', 'bg-topic-own-time'] },
  { name: 'week16', hues: ['bg-topic-sleep', 'bg-topic-first-bites'] },
  { name: 'week20', hues: ['bg-topic-natural-hygiene', 'bg-topic-between-mothers'] },
];

function SampleWeeks({ texts }: { texts: Texts }) {
  return (
    <ol className="relative mt-3 grid gap-4 pl-7">
      <svg
        viewBox="0 0 16 240"
        preserveAspectRatio="none"
        className="absolute top-2 left-1 h-[calc(100%-2rem)] w-4"
        aria-hidden="true"
      >
        <Line d="M8 0C12 22 4 44 8 66C12 88 5 104 8 128C11 150 4 172 8 194C10 210 8 226 8 240" width={2} />
      </svg>
      {weeks.map(({ name, hues }) => (
        <li key={name} className="relative">
          <span
            aria-hidden="true"
            className="absolute top-1 -left-[1.4rem] size-3.5 rounded-full border-2 border-paper bg-clay"
          />
          <p className="text-tiny font-bold text-clay">{texts[name].week}</p>
          <p className="text-small font-bold">{texts[name].title}</p>
          <ul className="mt-1.5 flex flex-wrap gap-1.5">
            {texts[name].tags.map((tag, index) => (
              <li key={tag} className={`rounded-full px-2.5 py-0.5 text-tiny wrap-anywhere ${hues[index]}`}>
                {tag}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
